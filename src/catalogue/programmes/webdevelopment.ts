import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/webdevelopment',
  name: 'Full Stack Web Developer',
  area: 'Full Stack Developer',
  category: 'bootcamp',
  position: 2,
  icon: ['aP bP', 'aS bS', 'aP bP', 'aL 2L'],
  summary: 'Build complete web applications, from the screen to the database.',
  lead: 'Learn to build complete web applications, from the screen to the database. You put your first page online in week 2 and keep adding to the same application until it is whole.',
  description:
    'A part-time bootcamp in full stack web development: pages, interfaces, services and databases. See the modules, fees and the next intake.',
  duration: sample({ count: 16, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(12),
  lessons: sample({ days: ['Monday', 'Thursday'], from: '18:00', to: '20:30' }),
  fee: sample({ once: 26000, instalments: { count: 4, amount: 6900 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Hosting for your practice applications',
    'Reviews of your code',
    'Assessment and feedback',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You use a computer and a browser comfortably; no coding needed',
      first: 'Practise first: files, a browser and e-mail every day. Code Curious? is a free start.',
    },
    {
      need: 'You have a laptop and an internet connection good enough for video calls',
      first: 'Find a laptop and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Skills programme certificate', nqf: { level: 4, credits: 19 } }),
  takeaway: sample('A web application of your own, online and assessed'),
  hasFinalProject: true,
  work: sample({
    title: 'A small shop that takes orders',
    text: 'A bakery’s site, from its first page to the orders in its database. It works on a phone, with a keyboard alone, and for someone who cannot see it.',
    window: {
      kind: 'page',
      name: 'bakery.example',
      heading: 'Fresh bread by seven',
      text: 'Order tonight, fetch it on your way to work.',
      items: ['Brown loaf', 'Rolls', 'Rusks'],
      action: 'Place an order',
    },
  }),
  audience: [
    'You want to make things that people can open in a browser and use.',
    'You like both how something looks and how it works underneath.',
    'You can keep two evenings a week free for live lessons, with time to practise in between.',
  ],
  outcomes: [
    'Build pages that work on phones, on large screens and with a keyboard',
    'Write interfaces in JavaScript and React that respond to what people do',
    'Build a service that checks, stores and returns data',
    'Design a database and keep its data safe',
    'Put an application online and find out why it is slow',
  ],
  modules: sample([
    {
      title: 'Pages that everyone can use',
      from: 1,
      to: 3,
      outcome: 'Build and publish a page that is clear on every screen.',
    },
    { title: 'Programming in the browser', from: 4, to: 6, outcome: 'Make a page respond to people with JavaScript.' },
    { title: 'Interfaces with React', from: 7, to: 9, outcome: 'Build an interface from small, tested parts.' },
    {
      title: 'Services and databases',
      from: 10,
      to: 12,
      outcome: 'Store data, return it safely and check what comes in.',
    },
    {
      title: 'Signing in, security and release',
      from: 13,
      to: 14,
      outcome: 'Protect an application and put it online.',
    },
    { title: 'Final project', from: 15, to: 16, outcome: 'Finish a complete application and show how it is made.' },
  ]),
  questions: [
    {
      question: 'What does “full stack” mean?',
      answer:
        'All the layers of a web application: what people see, the service behind it and the database under that. You build all three.',
    },
    {
      question: 'Do I need to be good at design?',
      answer:
        'No. You learn to lay out a page clearly, with type, space and colour that people can read. We give you designs to work from.',
    },
    {
      question: 'Which tools will I use?',
      answer: sample(
        'A free code editor, Git, React and a relational database. Everything runs on an ordinary laptop, with Windows, macOS or Linux.',
      ),
    },
    {
      question: 'Can I build my own idea?',
      answer: 'Yes, in the final project. Talk to your facilitator first, so that it fits into the weeks you have.',
    },
  ],
  related: ['/programs/softwareEngineerPython', '/programs/softwareengineer', '/programs/cyber-security'],
};
