import { ButtonLink } from '#src/components/button/button.tsx';
import { Gallery } from '#src/components/gallery/gallery.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './facilities.module.css';
import { Slideshow } from './islands.ts';

const { facilities: text, site } = content;

export const facilities: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
    structuredData: [
      breadcrumbList(site.origin, [{ title: 'Home', path: href('/') }, { title: text.title }]),
    ],
  }),
  Page: () => (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      <Slideshow
        label={text.hero.label}
        slides={text.hero.slides.map(({ title, picture: name, ...slide }) => ({
          ...slide,
          heading: title,
          picture: picture(name),
        }))}
      />
      <div className="zari" aria-hidden="true" />
      <Places />
      <Gallery
        heading={text.gallery.heading}
        pictures={text.gallery.pictures.map((item) => ({
          ...item,
          picture: picture(item.picture),
        }))}
        action={
          <ButtonLink href={text.gallery.action.path} variant="line">
            {text.gallery.action.title}
          </ButtonLink>
        }
      />
    </>
  ),
};

function Places() {
  const { heading, telugu } = text.intro;
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <div>
            <p className="telugu" lang="te">
              {telugu}
            </p>
            <p className="small">{text.intro.text}</p>
          </div>
        </div>
        <ul className={styles.cards}>
          {text.facilities.map(({ name, description, image, ground }) => (
            <li key={name} className={styles.card} data-edge={ground}>
              <Picture
                picture={picture(image)}
                sizes="(width < 56.25rem) 50vw, (width < 80rem) 45vw, 26rem"
                decorative
              />
              <div className={styles.body}>
                <h3>{name}</h3>
                <p className="small">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
