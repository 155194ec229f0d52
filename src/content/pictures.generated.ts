// Written by npm run art; do not edit.
export const pictures = {
  'auditorium-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'auditorium-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'auditorium-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'bus-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'bus-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'bus-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'campus-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'campus-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'campus-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'chilli-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'circle-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'circle-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'circle-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'classroom-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'classroom-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'classroom-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'clinic-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'clinic-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'clinic-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'computer-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'computer-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'computer-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'courses-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'courses-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'courses-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'courses-e': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'court-a': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'court-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'exam-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'exam-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'field-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'field-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'field-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'founder-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'founder-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'hero-bus-h': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-campus': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-campus-h': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-circle': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-courses': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-field': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-hospital': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-lab': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-lecture': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-library': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-nursing': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-physio': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-skills': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-station': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-teachlab': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hero-village': {
    width: 1920,
    height: 900,
    widths: [640, 1280, 1920],
    phone: { width: 900, height: 727, widths: [480, 900] },
  },
  'hospital-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'hospital-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'hospital-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'hostel-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'hostel-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'lab-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'lab-c': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'lab-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'lecture-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'lecture-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'lecture-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'library-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'library-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'library-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'loom-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'loom-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'loom-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'mess-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'mess-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'nursing-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'nursing-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'nursing-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'physio-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'physio-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'skills-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'skills-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'skills-d': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'station-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'teachlab-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'teachlab-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'teachlab-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'teachlab-e': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'village-b': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'village-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'village-d': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'yoga-a': {
    width: 1280,
    height: 800,
    widths: [640, 1280],
  },
  'yoga-b': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
  'yoga-c': {
    width: 960,
    height: 640,
    widths: [640, 960],
  },
} as const;
