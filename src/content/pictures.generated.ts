// Written by npm run art; do not edit.
export const pictures = {
  'auditorium-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A full auditorium watches a dance on a stage with red curtains and a brass lamp',
  },
  'auditorium-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A Kuchipudi dancer on stage, two musicians on a mat beside her',
  },
  'auditorium-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Guests in the blue seats of the auditorium',
  },
  'bus-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt:
      'A yellow college bus at a stop; students, a grandfather in a panche and a mother in a saree wait',
  },
  'bus-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Families wait in the bus shelter in the evening',
  },
  'bus-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'An empty bus shelter in the evening sun',
  },
  'campus-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'The college front from the left, by day',
  },
  'campus-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The forecourt with a muggulu drawn on the ground',
  },
  'campus-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The verandahs and palms from the road',
  },
  'chilli-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A student nurse walks home past red chillies drying in the sun, palmyra palms behind',
  },
  'circle-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Eight people sit in a circle with books on a red mat in the evening sun',
  },
  'circle-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students read on the seat round a banyan trunk',
  },
  'circle-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Two students walk past a class held under the banyan',
  },
  'classroom-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A teacher in a red saree at a green board, students at their desks',
  },
  'classroom-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The teacher points at a graph and a DNA helix on the board',
  },
  'classroom-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students in navy and white at their desks, seen from the side',
  },
  'clinic-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt:
      'A nurse examines a baby on a table; mother and son stand at one end, a student at the other',
  },
  'clinic-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Two dispensers serve a villager at a counter before shelves of medicine',
  },
  'clinic-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A mother and child clinic with a dispensary at the back',
  },
  'computer-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'The computer lab: two rows of screens and a bar chart on the wall',
  },
  'computer-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A teacher helps a student at a screen in the evening',
  },
  'computer-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students type at a row of screens',
  },
  'courses-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A brass nursing lamp on a madder plinth',
  },
  'courses-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A microscope and a flask on a green plinth',
  },
  'courses-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A globe on a pile of books on an indigo plinth',
  },
  'courses-e': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A model spine, a ball and dumbbells on a turmeric plinth',
  },
  'court-a': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A volleyball match on the red court, classmates watching',
  },
  'court-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The ball hangs over the volleyball net, players reach up for it',
  },
  'exam-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt:
      'An examination hall: students write at single desks, a teacher in a green saree walks between them',
  },
  'exam-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students bend over their answer papers',
  },
  'field-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Two students kneel beside a seated player on the sports field and tape a knee',
  },
  'field-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A physiotherapist stretches the leg of a runner on a couch beside the track',
  },
  'field-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Three runners on the red track, a treatment tent behind them',
  },
  'founder-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt:
      'The founder’s desk: a lamp, papers and books, palms in the window, two chairs for visitors',
  },
  'founder-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A letter, a pen and a brass lamp on the founder’s desk',
  },
  'hero-balance': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'A brass balance with books in one pan and a lamp in the other; five weights in the colours of the courses',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-bus-h': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a roadside bus stop: a yellow college bus, waiting students and parents, palmyra palms',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-campus': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920, 2880],
    alt:
      'Model of the college at dusk: a three-storey white building with arches, a lotus on the tower, lit windows, a yellow bus and families at the gate',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-campus-h': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920, 2880],
    alt: 'Model of the whole college by day, seen from the right',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-circle': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a study circle at dusk: students sit on a round mat under a banyan, lanterns in its boughs',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-courses': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Five round plinths in the colours of the courses carry a lamp, a spine, a microscope, a globe on books and an atom',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-desk': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'A writing desk seen from straight above: ruled answer sheets, a pen, a ruler, a water bottle and a clock',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-district': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'Guntur and Phirangipuram on a round table with fields and palms, seen from above with north at the top: Phirangipuram lies to the west of Guntur, the college stands beside it',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-field': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt: 'Model of a sports field: physiotherapy students treat players beside a red running track',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-hospital': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of the hall of a partner hospital: a reception desk, waiting families, a student with a wheelchair',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-lab': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a laboratory bench with a microscope, centrifuge, test tubes and shelves of reagents',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-lab-front': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'A laboratory bench seen straight from the front: a microscope, a centrifuge and racks of tubes under two shelves of bottles and books',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-lecture': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a tiered lecture hall: a teacher in a turmeric saree before green boards with an atom, a parabola and a benzene ring',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-library': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of the library in the evening: readers at a long table under lamps, tall shelves behind them',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-nursing': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a nursing ward: students and a nurse stand around a patient’s bed, a visitor in a saree waits by the next bed',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-papers': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt: 'A brass-bound box, registers, spectacles and a folded paper with a seal',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-paths': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'A student stands where one path forks into five, each to a gate of another colour, seen from above',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-physio': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a physiotherapy room: an older man walks between parallel bars beside a physiotherapist while his wife and grandson watch',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-physio-plan': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'A physiotherapy room seen from above: two patients lie on a mat and a couch, one walks between parallel bars',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-section': {
    width: 1600,
    height: 1000,
    widths: [640, 1280, 1600],
    alt:
      'The college cut open like a doll’s house: a classroom, a ward and a hostel room above, the library, a laboratory and the mess below',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-skills': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a nursing skills lab: students practise on a manikin in bed, on arm models at the bench and on the floor mat',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-station': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of the stop nearest to the college: a small railway station, a yellow college bus and an auto rickshaw',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-teachlab': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a teaching laboratory: students in white coats at benches with microscopes, a blood bank fridge at the wall',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-tools': {
    width: 1920,
    height: 620,
    widths: [640, 1280, 1920, 2880],
    alt:
      'A long bench with the tools of the courses: a brass lamp, a stethoscope, a model spine, a ball, a microscope, test tubes, a globe on books and an atom',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-village': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    alt:
      'Model of a village health camp: nurses and families under a neem tree beside a thatched house',
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hospital-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A student pushes an elderly patient in a wheelchair through the hospital hall',
  },
  'hospital-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A grandfather and his wife at the hospital reception desk',
  },
  'hospital-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A doctor explains a chart to two students in the hospital hall',
  },
  'hostel-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A hostel room at night: three students, two beds, a lamp on the desk and a lotus rug',
  },
  'hostel-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The study desk of a hostel room by day',
  },
  'lab-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Racks of test tubes and flasks on the bench',
  },
  'lab-c': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'The microscope up close',
  },
  'lab-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Pipettes and a clipboard beside the centrifuge',
  },
  'lecture-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A senior teacher points at a benzene ring on the board',
  },
  'lecture-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students in rising rows raise their hands',
  },
  'lecture-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The lecture hall from the last rows, a pendulum on the teacher’s table',
  },
  'library-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'The library: tall shelves, a reading table with lamps and a round red carpet',
  },
  'library-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'The reading table by lamplight',
  },
  'library-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A teacher in a saree reaches for a book in the library',
  },
  'loom-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A half-woven indigo saree on a handloom',
  },
  'loom-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A weaver at her loom, the woven border towards her',
  },
  'loom-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A weaver’s room with a loom, yarn and a spinning wheel',
  },
  'mess-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Students eat rice from banana leaves at long tables; two cooks at the counter',
  },
  'mess-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Banana-leaf meals on a mess table',
  },
  'nursing-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Three nursing students and a nurse stand on both sides of a patient who rests in bed',
  },
  'nursing-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A visitor in a saree at a ward bed; a nurse and a student at the next one',
  },
  'nursing-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A nurse in a headscarf makes up a ward bed',
  },
  'physio-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A physiotherapist steadies a patient on the parallel bars',
  },
  'physio-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A student raises a patient’s leg on the couch',
  },
  'skills-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Two students practise chest compressions on a manikin on the floor mat',
  },
  'skills-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Practice arms, a tray of syringes and an anatomy torso on the bench of the skills lab',
  },
  'skills-d': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'A teacher in a green saree and three students stand on both sides of a manikin in bed',
  },
  'station-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students and passengers wait at the small railway station',
  },
  'teachlab-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Two students in white coats at microscopes',
  },
  'teachlab-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt:
      'A student in a mask holds a blood sample to the light; a classmate looks into a microscope',
  },
  'teachlab-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A student at the blood bank fridge',
  },
  'teachlab-e': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A lecturer in a saree and white coat explains test tubes to two students',
  },
  'village-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt:
      'A nurse speaks with a mother at a table in the village health camp; a student brings a tray',
  },
  'village-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'A student nurse writes down the weight of a boy who stands on a scale',
  },
  'village-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Villagers wait their turn outside a thatched house; a student brings a tray',
  },
  'yoga-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
    alt: 'Students at morning yoga on the lawn of the hostel',
  },
  'yoga-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students sit cross-legged on mats before a teacher on a low platform',
  },
  'yoga-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
    alt: 'Students kneel and stand on their mats with arms spread and raised, seen from the front',
  },
} as const;
