/**
 * Every picture of the site: its name, the camera that takes it (`scene` file and `shot` key), its
 * size and its alt text. Heads of pages stand on a token colour (`ground`), which CSS continues:
 *
 *   hero   wide, the model in the right half, a camera of its own for phones (`phone`, the shot key)
 *   band   low and full width, the model in the middle, a camera of its own for phones
 *   plate  16:10, the whole model in the middle with ground all round; phones get the same picture
 */

const wide = { width: 1920, height: 900 };
/** Rendered at 2,880 px or more, so it has a file for screens of two pixels a point. */
const sharp = { sharp: true };
const low = { width: 1920, height: 620 };
const middle = { width: 1600, height: 1000 };
const full = { width: 1280, height: 800 };
const card = { width: 960, height: 640 };

/** name → [scene, shot, alt text, …] */
const hero = (scene, shot, ground, alt, phone = 'p') => ({
  scene,
  shot,
  ground,
  alt,
  phone,
  ...wide,
});
const band = (scene, shot, ground, alt) => ({ ...hero(scene, shot, ground, alt), ...low });
const plate = (scene, shot, ground, alt, more = {}) => ({
  scene,
  shot,
  ground,
  alt,
  phone: true,
  ...middle,
  ...more,
});
const picture = (scene, shot, alt) => ({ scene, shot, alt, ...full });
const small = (scene, shot, alt) => ({ scene, shot, alt, ...card });

export const inventory = {
  // Heroes
  'hero-campus': {
    ...hero(
      'campus',
      'a',
      'indigo',
      'Model of the college at dusk: a three-storey white building with arches, a lotus on the tower, lit windows, a yellow bus and families at the gate',
    ),
    ...sharp,
  },
  'hero-nursing': hero(
    'nursing',
    'a',
    'madder',
    'Model of a nursing ward: students and a nurse stand around a patient’s bed, a visitor in a saree waits by the next bed',
  ),
  'hero-physio': hero(
    'physio',
    'a',
    'turmeric',
    'Model of a physiotherapy room: an older man walks between parallel bars beside a physiotherapist while his wife and grandson watch',
  ),
  'hero-lab': hero(
    'lab',
    'a',
    'neem',
    'Model of a laboratory bench with a microscope, centrifuge, test tubes and shelves of reagents',
  ),
  'hero-campus-h': {
    ...hero('campus', 'h', 'mist', 'Model of the whole college by day, seen from the right', 'q'),
    ...sharp,
  },
  'hero-bus-h': hero(
    'bus',
    'h',
    'flour',
    'Model of a roadside bus stop: a yellow college bus, waiting students and parents, palmyra palms',
  ),

  'hero-skills': hero(
    'skills',
    'a',
    'madder',
    'Model of a nursing skills lab: students practise on a manikin in bed, on arm models at the bench and on the floor mat',
  ),

  'hero-circle': hero(
    'circle',
    'a',
    'indigo',
    'Model of a study circle at dusk: students sit on a round mat under a banyan, lanterns in its boughs',
  ),
  'hero-lecture': hero(
    'lecture',
    'a',
    'cloth',
    'Model of a tiered lecture hall: a teacher in a turmeric saree before green boards with an atom, a parabola and a benzene ring',
  ),
  'hero-village': hero(
    'village',
    'a',
    'madder',
    'Model of a village health camp: nurses and families under a neem tree beside a thatched house',
  ),
  'hero-teachlab': hero(
    'teachlab',
    'a',
    'neem',
    'Model of a teaching laboratory: students in white coats at benches with microscopes, a blood bank fridge at the wall',
  ),
  'hero-field': hero(
    'field',
    'a',
    'turmeric',
    'Model of a sports field: physiotherapy students treat players beside a red running track',
  ),

  'hero-hospital': hero(
    'hospital',
    'a',
    'mist',
    'Model of the hall of a partner hospital: a reception desk, waiting families, a student with a wheelchair',
  ),
  'hero-courses': hero(
    'courses',
    'a',
    'cloth',
    'Five round plinths in the colours of the courses carry a lamp, a spine, a microscope, a globe on books and an atom',
  ),
  'hero-library': hero(
    'library',
    'h',
    'indigo',
    'Model of the library in the evening: readers at a long table under lamps, tall shelves behind them',
  ),
  'hero-station': hero(
    'station',
    'a',
    'cloth',
    'Model of the stop nearest to the college: a small railway station, a yellow college bus and an auto rickshaw',
  ),

  'hero-tools': {
    ...band(
      'bench',
      'a',
      'cloth',
      'A long bench with the tools of the courses: a brass lamp, a stethoscope, a model spine, a ball, a microscope, test tubes, a globe on books and an atom',
    ),
    ...sharp,
  },
  'hero-balance': plate(
    'weigh',
    'a',
    'mist',
    'A brass balance with books in one pan and a lamp in the other; five weights in the colours of the courses',
  ),
  'hero-paths': plate(
    'paths',
    'a',
    'flour',
    'A student stands where one path forks into five, each to a gate of another colour, seen from above',
  ),
  'hero-desk': plate(
    'desk',
    'a',
    'mist',
    'A writing desk seen from straight above: ruled answer sheets, a pen, a ruler, a water bottle and a clock',
  ),
  'hero-papers': plate(
    'papers',
    'a',
    'cloth',
    'A brass-bound box, registers, spectacles and a folded paper with a seal',
  ),
  'hero-district': plate(
    'district',
    'a',
    'cloth',
    'Guntur and Phirangipuram on a round table with fields and palms, seen from above with north at the top: Phirangipuram lies to the west of Guntur, the college stands beside it',
    {
      labels: [
        ['Phirangipuram', 0.326, 0.68],
        ['Guntur', 0.677, 0.645],
      ],
    },
  ),
  'hero-section': plate(
    'section',
    'a',
    'mist',
    'The college cut open like a doll’s house: a classroom, a ward and a hostel room above, the library, a laboratory and the mess below',
  ),
  'hero-road': {
    ...hero(
      'bus',
      'l',
      'flour',
      'A yellow college bus at its stop, seen from the side: students and parents wait between palmyra palms',
      'm',
    ),
    ...sharp,
  },
  'hero-lab-front': plate(
    'lab',
    'l',
    'neem',
    'A laboratory bench seen straight from the front: a microscope, a centrifuge and racks of tubes under two shelves of bottles and books',
  ),
  'hero-physio-plan': plate(
    'physio',
    't',
    'turmeric',
    'A physiotherapy room seen from above: two patients lie on a mat and a couch, one walks between parallel bars',
  ),
  'hero-campus-top': plate(
    'campus',
    't',
    'mist',
    'The whole college seen from the sky: roofs with solar panels, the forecourt with its muggulu, the road and a yellow bus',
  ),

  // Nursing
  'nursing-b': picture(
    'nursing',
    'b',
    'Three nursing students and a nurse stand on both sides of a patient who rests in bed',
  ),
  'nursing-c': small(
    'nursing',
    'c',
    'A visitor in a saree at a ward bed; a nurse and a student at the next one',
  ),
  'nursing-d': small('nursing', 'd', 'A nurse in a headscarf makes up a ward bed'),

  'skills-b': small(
    'skills',
    'b',
    'Two students practise chest compressions on a manikin on the floor mat',
  ),
  'skills-c': small(
    'skills',
    'c',
    'Practice arms, a tray of syringes and an anatomy torso on the bench of the skills lab',
  ),
  'skills-d': picture(
    'skills',
    'd',
    'A teacher in a green saree and three students stand on both sides of a manikin in bed',
  ),

  'village-b': picture(
    'village',
    'b',
    'A nurse speaks with a mother at a table in the village health camp; a student brings a tray',
  ),
  'village-c': small(
    'village',
    'c',
    'A student nurse writes down the weight of a boy who stands on a scale',
  ),
  'village-d': small(
    'village',
    'd',
    'Villagers wait their turn outside a thatched house; a student brings a tray',
  ),

  // Physiotherapy
  'physio-b': picture('physio', 'b', 'A physiotherapist steadies a patient on the parallel bars'),
  'physio-c': small('physio', 'c', 'A student raises a patient’s leg on the couch'),

  'field-b': picture(
    'field',
    'b',
    'Two students kneel beside a seated player on the sports field and tape a knee',
  ),
  'field-c': small(
    'field',
    'c',
    'A physiotherapist stretches the leg of a runner on a couch beside the track',
  ),
  'field-d': small('field', 'd', 'Three runners on the red track, a treatment tent behind them'),

  // Hospital
  'hospital-b': picture(
    'hospital',
    'b',
    'A student pushes an elderly patient in a wheelchair through the hospital hall',
  ),
  'hospital-c': small('hospital', 'c', 'A grandfather and his wife at the hospital reception desk'),
  'hospital-d': small(
    'hospital',
    'd',
    'A doctor explains a chart to two students in the hospital hall',
  ),

  // Tools of the courses
  'courses-b': small('courses', 'b', 'A brass nursing lamp on a madder plinth'),
  'courses-c': small('courses', 'c', 'A microscope and a flask on a green plinth'),
  'courses-d': small('courses', 'd', 'A globe on a pile of books on an indigo plinth'),
  'courses-e': small('courses', 'e', 'A model spine, a ball and dumbbells on a turmeric plinth'),

  // Laboratory
  'lab-b': small('lab', 'b', 'Racks of test tubes and flasks on the bench'),
  'lab-c': picture('lab', 'c', 'The microscope up close'),
  'lab-d': small('lab', 'd', 'Pipettes and a clipboard beside the centrifuge'),

  'teachlab-b': picture('teachlab', 'b', 'Two students in white coats at microscopes'),
  'teachlab-c': small(
    'teachlab',
    'c',
    'A student in a mask holds a blood sample to the light; a classmate looks into a microscope',
  ),
  'teachlab-d': small('teachlab', 'd', 'A student at the blood bank fridge'),
  'teachlab-e': small(
    'teachlab',
    'e',
    'A lecturer in a saree and white coat explains test tubes to two students',
  ),

  // Clinic
  'clinic-a': picture(
    'clinic',
    'a',
    'A nurse examines a baby on a table; mother and son stand at one end, a student at the other',
  ),
  'clinic-b': small(
    'clinic',
    'b',
    'Two dispensers serve a villager at a counter before shelves of medicine',
  ),
  'clinic-c': small('clinic', 'c', 'A mother and child clinic with a dispensary at the back'),

  // Classroom, library
  'classroom-a': picture(
    'classroom',
    'a',
    'A teacher in a red saree at a green board, students at their desks',
  ),
  'classroom-b': small(
    'classroom',
    'b',
    'The teacher points at a graph and a DNA helix on the board',
  ),
  'classroom-c': small(
    'classroom',
    'c',
    'Students in navy and white at their desks, seen from the side',
  ),
  'library-a': picture(
    'library',
    'a',
    'The library: tall shelves, a reading table with lamps and a round red carpet',
  ),
  'library-b': small('library', 'b', 'The reading table by lamplight'),
  'library-c': small('library', 'c', 'A teacher in a saree reaches for a book in the library'),

  'lecture-b': picture('lecture', 'b', 'A senior teacher points at a benzene ring on the board'),
  'lecture-c': small('lecture', 'c', 'Students in rising rows raise their hands'),
  'lecture-d': small(
    'lecture',
    'd',
    'The lecture hall from the last rows, a pendulum on the teacher’s table',
  ),
  'circle-b': picture(
    'circle',
    'b',
    'Eight people sit in a circle with books on a red mat in the evening sun',
  ),
  'circle-c': small('circle', 'c', 'Students read on the seat round a banyan trunk'),
  'circle-d': small('circle', 'd', 'Two students walk past a class held under the banyan'),
  'computer-a': picture(
    'computer',
    'a',
    'The computer lab: two rows of screens and a bar chart on the wall',
  ),
  'computer-b': small('computer', 'b', 'A teacher helps a student at a screen in the evening'),
  'computer-c': small('computer', 'c', 'Students type at a row of screens'),
  'auditorium-a': picture(
    'auditorium',
    'a',
    'A full auditorium watches a dance on a stage with red curtains and a brass lamp',
  ),
  'auditorium-b': small(
    'auditorium',
    'b',
    'A Kuchipudi dancer on stage, two musicians on a mat beside her',
  ),
  'auditorium-c': small('auditorium', 'c', 'Guests in the blue seats of the auditorium'),

  // Hostel, mess, court, road
  'hostel-a': picture(
    'hostel',
    'a',
    'A hostel room at night: three students, two beds, a lamp on the desk and a lotus rug',
  ),
  'hostel-b': small('hostel', 'b', 'The study desk of a hostel room by day'),
  'mess-a': picture(
    'mess',
    'a',
    'Students eat rice from banana leaves at long tables; two cooks at the counter',
  ),
  'mess-b': small('mess', 'b', 'Banana-leaf meals on a mess table'),
  'court-a': small('court', 'a', 'A volleyball match on the red court, classmates watching'),
  'bus-a': picture(
    'bus',
    'a',
    'A yellow college bus at a stop; students, a grandfather in a panche and a mother in a saree wait',
  ),
  'bus-b': small('bus', 'b', 'Families wait in the bus shelter in the evening'),
  'station-b': small('station', 'b', 'Students and passengers wait at the small railway station'),
  'court-b': small('court', 'b', 'The ball hangs over the volleyball net, players reach up for it'),
  'chilli-a': picture(
    'chilli',
    'a',
    'A student nurse walks home past red chillies drying in the sun, palmyra palms behind',
  ),

  'bus-c': small('bus', 'c', 'An empty bus shelter in the evening sun'),
  'yoga-a': picture('yoga', 'a', 'Students at morning yoga on the lawn of the hostel'),
  'yoga-b': small(
    'yoga',
    'b',
    'Students sit cross-legged on mats before a teacher on a low platform',
  ),
  'yoga-c': small(
    'yoga',
    'c',
    'Students kneel and stand on their mats with arms spread and raised, seen from the front',
  ),

  // Desk, loom, examination
  'founder-a': picture(
    'founder',
    'a',
    'The founder’s desk: a lamp, papers and books, palms in the window, two chairs for visitors',
  ),
  'founder-b': small('founder', 'b', 'A letter, a pen and a brass lamp on the founder’s desk'),
  'loom-a': picture('loom', 'a', 'A half-woven indigo saree on a handloom'),
  'loom-b': small('loom', 'b', 'A weaver at her loom, the woven border towards her'),
  'loom-c': small('loom', 'c', 'A weaver’s room with a loom, yarn and a spinning wheel'),
  'exam-a': picture(
    'exam',
    'a',
    'An examination hall: students write at single desks, a teacher in a green saree walks between them',
  ),
  'exam-b': small('exam', 'b', 'Students bend over their answer papers'),

  // Campus
  'campus-b': picture('campus', 'b', 'The college front from the left, by day'),
  'campus-c': small('campus', 'c', 'The forecourt with a muggulu drawn on the ground'),
  'campus-d': small('campus', 'd', 'The verandahs and palms from the road'),
};
