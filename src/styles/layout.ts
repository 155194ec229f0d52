/**
 * The global classes of `layout.css` and `base.css`, so that a misspelt one does not compile.
 * All other classes belong to the module of one component or page.
 */
export const layout = {
  wrap: 'wrap',
  section: 'section',
  pageBody: 'page-body',
  sectionHead: 'section-head',
  cluster: 'cluster',
  note: 'note',
  lead: 'lead',
  small: 'small',
  telugu: 'telugu',
  list: 'list',
  textLink: 'text-link',
  arrowLink: 'arrow-link',
  leadsOn: 'leads-on',
  stretched: 'stretched',
  columns: 'columns',
  paper: 'paper',
  rowLink: 'row-link',
  stack: 'stack',
  stackStart: 'stack-start',
  zari: 'zari',
  whole: 'whole',
  visuallyHidden: 'visually-hidden',
  needsScript: 'needs-script',
  showsFocus: 'shows-focus',
  display: 'display',
  skipLink: 'skip-link',
} as const;
