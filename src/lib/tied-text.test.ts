import { expect, test } from 'vitest';
import { tiedText, typeset, untiedText } from './tied-text.ts';

test.each([
  ['₹ 20,000 a year', '₹_20,000 a year'],
  ['₹ {amount}', '₹_{amount}'],
  ['from 28 May to 20 June 2025', 'from 28_May to 20_June_2025'],
  ['{count} seats in {years} years', '{count}_seats in {years}_years'],
  ['within 14 days', 'within 14_days'],
  ['{study} + {internship}', '{study} +_{internship}'],
  ['7+ దేశాలు, 21 km', '7+_దేశాలు, 21_km'],
  ['B.Sc Nursing, B.Sc MLT', 'B.Sc Nursing, B.Sc_MLT'],
  ['Class 12 marks', 'Class 12 marks'],
  ['B.Sc MLT - సిలబస్', 'B.Sc MLT_- సిలబస్'],
  ['list:\n  - a point', 'list:\n  - a point'],
  ['{course} కోర్సులో', '{course} కోర్సులో'],
  ['10 లక్షల లోపు', '10_లక్షల లోపు'],
  ['2025లో మే 28 నుంచి', '2025లో మే_28_నుంచి'],
  ['సాయంత్రం {time}', 'సాయంత్రం_{time}'],
  ['{from} నుంచి {to} వరకు', '{from}_నుంచి {to}_వరకు'],
  ['({oldest} ఏళ్ల వరకు)', '({oldest}_ఏళ్ల వరకు)'],
  ['{from} to {to}', '{from} to {to}'],
  ['ఇది (2026 నవంబర్ 21) నుంచి', 'ఇది (2026_నవంబర్_21) నుంచి'],
  ['Semester IV: OBG Nursing I, AP EAPCET', 'Semester_IV: OBG Nursing_I, AP_EAPCET'],
  ['Where can I go?', 'Where can I go?'],
  ['ఈ కోర్సు ఏ గ్రూపుకు? ఆయన చెప్తారు', 'ఈ_కోర్సు ఏ_గ్రూపుకు? ఆయన చెప్తారు'],
  ['Dr. NTR University, G.O.Ms.No. 139', 'Dr._NTR University, G.O.Ms.No._139'],
  ['అందరూ ఉదయమే 10కి', 'అందరూ ఉదయమే 10కి'],
])('%s', (text, tied) => {
  expect(tiedText(text)).toBe(tied.replaceAll('_', '\u00a0'));
});

test.each([
  ['NEET-UG and UN-funded', 'NEET-|UG and UN-|funded'],
  ['on the e-FRRO website', 'on the e-|FRRO website'],
  ['the rule of 2024-25', 'the rule of 2024-|25'],
  ['2025-26లో', '2025-|26లో'],
  ['a 6-month internship', 'a 6-|month internship'],
  ['first-year review by a mid-level provider', 'first-|year review by a mid-|level provider'],
  ['on-the-job training, on-the-spot', 'on-|the-|job training, on-the-spot'],
  [
    'hands-on de-addiction, a {count}-month internship',
    'hands-|on de-|addiction, a {count}-|month internship',
  ],
  ['on 2025-04-07', 'on 2025-04-07'],
  ['1800-180-5522', '1800-180-5522'],
  ['14-05-2009', '14-|05-|2009'],
  [
    '[PM-Vidyalaxmi](https://example.in/PM-V/2024-25)',
    '[PM-|Vidyalaxmi](https://example.in/PM-V/2024-25)',
  ],
])('%s is set as prose, and read as it was typed', (text, set) => {
  expect(typeset(text)).toBe(set.replaceAll('|', '\u2060'));
  expect(untiedText(typeset(text))).toBe(text);
});
