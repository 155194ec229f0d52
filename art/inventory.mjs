/**
 * Every picture of the site: its name, the camera that takes it (`scene` file and `shot` key), its
 * size and its alt text. Heroes stand on a token colour (`ground`) and have a camera of their own for
 * phones (`phone`, the shot key).
 */

const wide = { width: 1920, height: 900 };
const full = { width: 1280, height: 800 };
const card = { width: 960, height: 640 };

/** name → [scene, shot, alt text, …] */
const hero = (scene, shot, ground, alt, phone) => ({ scene, shot, ground, alt, phone, ...wide });
const picture = (scene, shot, alt) => ({ scene, shot, alt, ...full });
const small = (scene, shot, alt) => ({ scene, shot, alt, ...card });

export const inventory = {
  // Heroes
  'hero-campus': hero(
    'campus',
    'a',
    'indigo',
    'Model of the college at dusk: a three-storey white building with arches, a lotus on the tower, lit windows, a yellow bus and families at the gate',
  ),
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
  'hero-campus-h': hero(
    'campus',
    'h',
    'mist',
    'Model of the whole college by day, seen from the right',
  ),
  'hero-bus-h': hero(
    'bus',
    'h',
    'flour',
    'Model of a roadside bus stop: a yellow college bus, waiting students and parents, palmyra palms',
  ),

  // Nursing
  'nursing-b': picture(
    'nursing',
    'b',
    'Four nursing students and a nurse gather round a patient’s bed',
  ),
  'nursing-c': small(
    'nursing',
    'c',
    'A visitor in a saree at a ward bed; a nurse and a student at the next one',
  ),
  'nursing-d': small('nursing', 'd', 'A nurse in a headscarf makes up a ward bed'),

  // Physiotherapy
  'physio-b': picture('physio', 'b', 'A physiotherapist steadies a patient on the parallel bars'),
  'physio-c': small('physio', 'c', 'A student raises a patient’s leg on the couch'),

  // Laboratory
  'lab-b': small('lab', 'b', 'Racks of test tubes and flasks on the bench'),
  'lab-c': picture('lab', 'c', 'The microscope up close'),
  'lab-d': small('lab', 'd', 'Pipettes and a clipboard beside the centrifuge'),

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
  'chilli-a': picture(
    'chilli',
    'a',
    'A student nurse walks home past red chillies drying in the sun, palmyra palms behind',
  ),

  // Campus
  'campus-b': picture('campus', 'b', 'The college front from the left, by day'),
  'campus-c': small('campus', 'c', 'The forecourt with a muggulu drawn on the ground'),
  'campus-d': small('campus', 'd', 'The verandahs and palms from the road'),
};
