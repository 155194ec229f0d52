/**
 * Every picture of the site: its name, the camera that takes it (`scene` file and `shot` key) and
 * its size. Heads of pages stand on a token colour (`ground`), which CSS continues:
 *
 *   hero   wide, the model in the right half or `across`, a camera of its own for phones (`phone`, the shot key)
 *   band   low and full width, the model in the middle, a camera of its own for phones
 *   plate  16:10, the whole model in the middle with ground all round; phones get the same picture
 */

const wide = { width: 1920, height: 900 };
/** Has a file for screens of two pixels a point (2,880 px). */
const sharp = { sharp: true };
/** Its phone crop has a file for screens of three pixels a point (1,080 px). */
const fine = { fine: true };
/** Fine too, and its phone camera takes a picture higher than wide, for a slide that fills the screen. */
const tall = { tall: true };
const low = { width: 1920, height: 620 };
const middle = { width: 1600, height: 1000 };
const full = { width: 1280, height: 800 };
const card = { width: 960, height: 640 };

/** name → [scene, shot, …] */
const hero = (scene, shot, ground, phone = 'p') => ({
  scene,
  shot,
  ground,
  phone,
  ...wide,
});
const band = (scene, shot, ground) => ({ ...hero(scene, shot, ground), ...low });
const plate = (scene, shot, ground) => ({ scene, shot, ground, phone: true, ...middle });
const picture = (scene, shot) => ({ scene, shot, ...full });
const small = (scene, shot) => ({ scene, shot, ...card });

export const inventory = {
  // Heroes
  'hero-opening': {
    ...hero('opening', 'a', 'indigo'),
    ...sharp,
    ...tall,
    across: true,
    samples: 10,
  },
  'hero-nursing': {
    ...hero('nursing', 'a', 'madder'),
    ...tall,
  },
  'hero-physio': {
    ...hero('physio', 'a', 'turmeric'),
    ...tall,
  },
  'hero-lab': {
    ...hero('lab', 'a', 'neem'),
    ...tall,
  },
  'hero-campus-h': {
    ...hero('campus', 'h', 'mist', 'q'),
    ...sharp,
  },
  'hero-bus-h': hero('bus', 'h', 'flour'),

  'hero-skills': hero('skills', 'a', 'madder'),

  'hero-circle': hero('circle', 'a', 'indigo'),
  'hero-lecture': hero('lecture', 'a', 'cloth'),
  'hero-village': hero('village', 'a', 'madder'),
  'hero-teachlab': hero('teachlab', 'a', 'neem'),
  'hero-field': hero('field', 'a', 'turmeric'),

  'hero-hospital': hero('hospital', 'a', 'mist'),
  'hero-courses': hero('courses', 'a', 'cloth'),
  'hero-library': hero('library', 'h', 'indigo'),
  'hero-station': hero('station', 'a', 'cloth'),

  'hero-tools': {
    ...band('bench', 'a', 'cloth'),
    ...sharp,
    ...fine,
  },
  'hero-balance': plate('weigh', 'a', 'mist'),
  'hero-paths': plate('paths', 'a', 'flour'),
  'hero-desk': plate('desk', 'a', 'mist'),
  'hero-exam': plate('exam', 'e', 'mist'),
  'hero-papers': plate('papers', 'a', 'cloth'),
  'hero-district': plate('district', 'a', 'cloth'),
  'hero-section': plate('section', 'a', 'mist'),
  'hero-lab-front': plate('lab', 'l', 'neem'),
  'hero-physio-plan': plate('physio', 't', 'turmeric'),

  // Nursing
  'nursing-b': picture('nursing', 'b'),
  'nursing-c': small('nursing', 'c'),
  'nursing-d': small('nursing', 'd'),
  'hands-a': small('hands', 'a'),
  'tray-a': picture('tray', 'a'),

  'skills-b': small('skills', 'b'),
  'skills-d': picture('skills', 'd'),

  'village-c': small('village', 'c'),

  // Physiotherapy
  'physio-b': picture('physio', 'b'),
  'physio-c': small('physio', 'c'),

  'field-b': picture('field', 'b'),
  'field-c': small('field', 'c'),
  'field-d': small('field', 'd'),

  // Hospital
  'hospital-b': picture('hospital', 'b'),
  'hospital-d': small('hospital', 'd'),

  // Laboratory
  'lab-b': small('lab', 'b'),
  'lab-c': picture('lab', 'c'),

  'teachlab-b': picture('teachlab', 'b'),
  'teachlab-c': small('teachlab', 'c'),
  'teachlab-d': small('teachlab', 'd'),
  'teachlab-e': small('teachlab', 'e'),

  // Clinic
  'clinic-a': picture('clinic', 'a'),
  'clinic-c': small('clinic', 'c'),

  // Classroom, library
  'classroom-a': picture('classroom', 'a'),
  'classroom-b': small('classroom', 'b'),
  'library-a': picture('library', 'a'),
  'library-b': small('library', 'b'),
  'library-c': small('library', 'c'),

  'lecture-b': picture('lecture', 'b'),
  'lecture-c': small('lecture', 'c'),
  'lecture-d': small('lecture', 'd'),
  'circle-b': picture('circle', 'b'),
  'circle-c': small('circle', 'c'),
  'circle-d': small('circle', 'd'),
  'computer-a': picture('computer', 'a'),
  'auditorium-a': picture('auditorium', 'a'),
  'auditorium-b': small('auditorium', 'b'),

  // Hostel, mess, court, road
  'hostel-a': picture('hostel', 'a'),
  'hostel-b': small('hostel', 'b'),
  'mess-a': picture('mess', 'a'),
  'mess-b': small('mess', 'b'),
  'kitchen-a': small('kitchen', 'a'),
  'court-a': small('court', 'a'),
  'bus-a': picture('bus', 'a'),
  'court-b': small('court', 'b'),
  'chilli-a': picture('chilli', 'a'),

  'bus-e': small('bus', 'e'),
  'yoga-a': picture('yoga', 'a'),

  // Desk, loom, examination
  'founder-b': picture('founder', 'b'),
  'loom-c': picture('loom', 'c'),
  'exam-b': small('exam', 'b'),

  // Campus
  'campus-b': picture('campus', 'b'),
  'campus-c': small('campus', 'c'),
  'campus-d': small('campus', 'd'),
  'corridor-a': small('corridor', 'a'),
  'board-a': small('board', 'a'),
};
