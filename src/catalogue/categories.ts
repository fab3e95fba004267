import type { Category } from './schema';

/** The categories, in the order of the menu. The first three are the document's (S9-09). */
export const categories: Category[] = [
  {
    id: 'full-program',
    name: 'Full Program',
    plural: 'Full Programs',
    family: 'protea',
    icon: ['aP bP', 'aQ bQ', 'aP 3S', 'aL aL'],
    path: '/programs/full-programs',
    inMenu: true,
  },
  {
    id: 'bootcamp',
    name: 'Bootcamp',
    plural: 'Bootcamps',
    family: 'pincushion',
    icon: ['iS iS', 'aP bP', 'aP 3P', 'aL 2L'],
    path: '/programs/bootcamps',
    inMenu: true,
  },
  {
    id: 'masterclass',
    name: 'Masterclass',
    plural: 'Masterclasses',
    family: 'erica',
    icon: ['.. 3P', '3P uP', 'uQ uQ', 'aL lL'],
    inMenu: true,
  },
  {
    id: 'career-booster',
    name: 'Career Booster',
    plural: 'Career Boosters',
    family: 'restio',
    icon: ['bS bS', 'bP bP', 'bQ bQ', 'aL lL'],
    path: '/programs/career-boosters',
    inMenu: false,
  },
];
