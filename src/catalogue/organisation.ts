import { sample } from './sample';
import type { Organisation } from './schema';

/** The centre: its name, numbers, contact details and outside addresses. */
export const organisation: Organisation = {
  name: sample('Fynbos Academy'),
  legalName: sample('Fynbos Academy (Pty) Ltd'),
  summary: 'An accredited technology training centre in South Africa.',
  siteAddress: sample('https://www.fynbos-academy.example'),
  accreditation: {
    label: 'Fully accredited provider',
    body: 'Qualifications council',
    number: sample('2024/0000/00'),
  },
  registration: {
    label: 'Registered provider',
    body: 'Department of Higher Education',
    number: sample('2024/FET07/000'),
  },
  applicant: {
    login: sample('https://apply.fynbos-academy.example/login'),
    register: sample('https://apply.fynbos-academy.example/register'),
  },
  contact: {
    email: sample('hello@fynbos-academy.example'),
    telephone: sample('+27 00 000 0000'),
    hours: sample('Monday to Friday, 08:00 to 17:00'),
    responseDays: sample(5),
  },
  legal: {
    companyNumber: sample('2024/000000/07'),
    address: sample(['1 Sample Street', 'Sample Park', 'Cape Town', '8000']),
    informationOfficer: sample({ name: 'The head of the centre', email: 'privacy@fynbos-academy.example' }),
    termsFrom: sample('2026-12-01'),
  },
  securityContactExpires: sample('2027-11-01'),
  chat: sample('https://chat.fynbos-academy.example/27000000000'),
  social: [
    { name: 'Facebook', url: sample('https://facebook.example/fynbos-academy') },
    { name: 'Instagram', url: sample('https://instagram.example/fynbos-academy') },
    { name: 'LinkedIn', url: sample('https://linkedin.example/fynbos-academy') },
    { name: 'WhatsApp', url: sample('https://whatsapp.example/fynbos-academy') },
    { name: 'X', url: sample('https://x.example/fynbos-academy') },
  ],
};
