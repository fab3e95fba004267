/** What the build writes around a page: its head, structured data, policy, and small files. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../build/contentSecurityPolicy';
import { escapeHtml } from '../../build/escape';
import { headFor } from '../../build/head';
import { siteFiles } from '../../build/siteFiles';
import { structuredData } from '../../build/structuredData';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { CENTRE } from '../support/centre';
import { TEST_DAY } from '../support/days';

const ADDRESS = CENTRE.siteAddress;
const programmes = new Map(catalogue.programmes.map(({ value }) => [value.path, value]));
/** The nightly browser tests hold the fonts. */
const head = (path: string, from: Catalogue = catalogue) =>
  headFor(from, path, TEST_DAY).filter((line) => !line.includes('rel="preload"'));
const graph = (path: string, day = TEST_DAY) =>
  (structuredData(catalogue, path, ADDRESS, day) as unknown as { '@graph': Record<string, unknown>[] })['@graph'];
const node = (path: string, type: string, day?: string) => graph(path, day).find((one) => one['@type'] === type);

describe('the head of a page', () => {
  it('has its tags in order, with its data at the end', () => {
    const description = catalogue.pages.find(({ value }) => value.path === '/about')?.value.description ?? '';
    const lines = head('/about');
    expect(lines.slice(0, -1)).toEqual([
      `<meta name="description" content="${escapeHtml(description)}">`,
      '<meta name="theme-color" content="#F2B33D">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="apple-touch-icon" href="/icon-180.png">',
      '<link rel="expect" href="#bar" blocking="render">',
      `<link rel="canonical" href="${ADDRESS}/about">`,
      '<meta property="og:type" content="website">',
      `<meta property="og:site_name" content="${CENTRE.name}">`,
      '<meta property="og:locale" content="en_ZA">',
      '<meta property="og:title" content="About us">',
      `<meta property="og:description" content="${escapeHtml(description)}">`,
      `<meta property="og:url" content="${ADDRESS}/about">`,
      `<meta property="og:image" content="${ADDRESS}/previews/about.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="About us – ${CENTRE.name}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
    const [, data = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(lines.at(-1) ?? '') ?? [];
    expect(JSON.parse(data)).toEqual(structuredData(catalogue, '/about', ADDRESS, TEST_DAY));
  });

  it('of a programme is its own; home’s is called home', () => {
    expect(head('/careers')).toContain('<meta property="og:title" content="Careers">');
    expect(head('/programs/AITools')).toContain('<meta property="og:title" content="AI in the Workplace Masterclass">');
    expect(head('/')).toContain(`<meta property="og:image" content="${ADDRESS}/previews/home.png">`);
  });

  it('of the not-found page keeps search engines away', () => {
    const robots = '<meta name="robots" content="noindex">';
    expect(head('/about')).not.toContain(robots);
    expect(head('/404').at(-1)).toBe(robots);
    expect(head('/404').join()).not.toContain('rel="canonical"');
  });

  it('ends no script early', () => {
    const organisation = { ...catalogue.organisation, legalName: '</script>' };
    expect(head('/', { ...catalogue, organisation }).at(-1)).toContain('"legalName":"\\u003c/script>"');
    expect(() => head('/pottery')).toThrow(/^\/pottery: no entry in the catalogue$/);
  });

  it('without the site’s address leaves out the tags that need it', () => {
    const organisation = { ...catalogue.organisation, siteAddress: undefined };
    const tags = head('/about', { ...catalogue, organisation }).join('\n');
    expect(tags).toContain('name="description"');
    expect(tags).not.toMatch(/canonical|og:|twitter:|ld\+json/);
  });

  it('writes text as HTML has it', () => {
    expect(escapeHtml('a & b & <c> "d"')).toBe('a &amp; b &amp; &lt;c&gt; &quot;d&quot;');
  });
});

describe('the data for machines', () => {
  it('names the centre with its numbers and places', () => {
    expect(graph('/about')[0]).toEqual({
      '@type': 'EducationalOrganization',
      '@id': `${ADDRESS}/#organisation`,
      name: CENTRE.name,
      url: `${ADDRESS}/`,
    });
    expect(graph('/')[0]).toEqual({
      '@type': 'EducationalOrganization',
      '@id': `${ADDRESS}/#organisation`,
      name: CENTRE.name,
      legalName: CENTRE.legalName,
      description: 'An accredited technology training centre in South Africa.',
      url: `${ADDRESS}/`,
      logo: `${ADDRESS}/icon-512.png`,
      email: CENTRE.contact.email,
      telephone: CENTRE.contact.telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: CENTRE.legal.address.slice(0, 2).join(', '),
        addressLocality: CENTRE.legal.address[2],
        postalCode: CENTRE.legal.address[3],
        addressCountry: 'ZA',
      },
      sameAs: CENTRE.social.map(({ url }) => url),
      identifier: [
        { '@type': 'PropertyValue', name: 'Fully accredited provider', value: CENTRE.accreditation.number },
        { '@type': 'PropertyValue', name: 'Registered provider', value: CENTRE.registration.number },
      ],
    });
    expect(structuredData(catalogue, '/', ADDRESS, TEST_DAY)).toHaveProperty('@context', 'https://schema.org');
  });

  it('S1-72 a programme is a course with its facts, price and future intakes', () => {
    const url = `${ADDRESS}/programs/cyber-security`;
    const offer = { '@type': 'Offer', category: 'Paid', price: 24_500, priceCurrency: 'ZAR', url };
    const course = node('/programs/cyber-security', 'Course');
    expect(course).toMatchObject({
      '@id': `${url}#course`,
      name: 'Cyber Security',
      description: programmes.get('/programs/cyber-security')?.description,
      url,
      inLanguage: 'en-ZA',
      provider: { '@id': `${ADDRESS}/#organisation` },
      timeRequired: 'P14W',
      educationalCredentialAwarded: {
        '@type': 'EducationalOccupationalCredential',
        name: 'Skills programme certificate',
        credentialCategory: 'Certificate',
        educationalLevel: 'NQF level 4',
      },
      coursePrerequisites: [
        'You are 18 or older',
        'You use a computer comfortably; no coding needed',
        'You have a laptop and an internet connection good enough for video calls',
      ],
      offers: offer,
    });
    const instances = course?.hasCourseInstance as object[];
    expect(instances).toHaveLength(3);
    expect(instances[0]).toEqual({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      startDate: '2027-02-01',
      endDate: '2027-05-12',
      courseSchedule: {
        '@type': 'Schedule',
        startDate: '2027-02-01',
        endDate: '2027-05-12',
        repeatFrequency: 'Weekly',
        repeatCount: 15,
        byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
        exceptDate: ['2027-03-22', '2027-03-29'],
        startTime: '18:00',
        endTime: '20:30',
        scheduleTimezone: 'Africa/Johannesburg',
      },
      offers: {
        ...offer,
        validFrom: '2026-11-02',
        validThrough: '2027-01-18',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(node('/programs/cyber-security', 'Course', '2027-05-13')?.hasCourseInstance).toHaveLength(2);
    expect(node('/programs/cyber-security', 'Course', '2029-01-01')?.hasCourseInstance).toEqual([
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT168H' },
    ]);
  });

  it('a programme of days repeats daily, one of months weekly', () => {
    const schedule = (path: string) => {
      const instances = node(path, 'Course')?.hasCourseInstance as Record<string, object>[] | undefined;
      return instances?.[0];
    };
    expect(schedule('/programs/AITools')?.courseSchedule).toEqual({
      '@type': 'Schedule',
      startDate: '2027-03-15',
      endDate: '2027-03-16',
      repeatFrequency: 'Daily',
      repeatCount: 2,
      byDay: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
      startTime: '09:00',
      endTime: '16:00',
      scheduleTimezone: 'Africa/Johannesburg',
    });
    expect(schedule('/programs/AIDeveloper')?.courseSchedule).toMatchObject({
      repeatFrequency: 'Weekly',
      exceptDate: expect.arrayContaining(['2027-08-09', '2027-12-13', '2028-01-06']),
    });
    expect(schedule('/programs/webdevelopment')?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('S1-72 the entry level is a free course', () => {
    const url = `${ADDRESS}/programs/code-curious`;
    expect(node('/programs/code-curious', 'Course')).toEqual({
      '@type': 'Course',
      '@id': `${url}#course`,
      name: 'Code Curious?',
      description: 'Short tasks in a browser, for people who have never written code.',
      url,
      inLanguage: 'en-ZA',
      provider: { '@id': `${ADDRESS}/#organisation` },
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'ZAR', url },
      hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'a few hours' }],
    });
  });

  it.each([
    ['/', ['EducationalOrganization', 'FAQPage']],
    ['/terms-and-conditions', ['EducationalOrganization']],
    ['/programPricing', ['EducationalOrganization', 'FAQPage']],
    ['/programs/code-curious', ['EducationalOrganization', 'Course', 'FAQPage']],
    ['/programs/feestructure', ['EducationalOrganization', 'BreadcrumbList', 'FAQPage']],
    ['/programs/cyber-security', ['EducationalOrganization', 'Course', 'BreadcrumbList', 'FAQPage']],
  ])('of %s there is nothing but %s', (path, types) => {
    expect(graph(path).map((one) => one['@type'])).toEqual(types);
  });

  it('S1-15 S1-72 an upcoming programme has its workload, no price and no intake', () => {
    const course = node('/programs/dataScience', 'Course');
    expect(course).toHaveProperty('name', 'Machine Learning & Data Science in Business');
    expect(course).not.toHaveProperty('offers');
    expect(course?.hasCourseInstance).toEqual([
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT168H' },
    ]);
    expect(node('/about', 'Course')).toBeUndefined();
  });

  it('S1-15 S2-61 search results and previews promise nothing of an upcoming programme', () => {
    const upcoming = [...programmes.values()].filter(({ isUpcoming }) => isUpcoming);
    expect(upcoming.length).toBeGreaterThan(1);
    for (const { path } of upcoming) {
      const said = [...head(path).filter((line) => /description"/.test(line) && !line.includes('ld+json'))];
      expect(said.length).toBe(2);
      expect([...said, JSON.stringify(node(path, 'Course'))].join('\n')).not.toMatch(
        /\b(fee|price|pay|intake|apply|enrol)/i,
      );
    }
  });

  it('S1-72 the trail leads from the first page over the page above', () => {
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `${ADDRESS}${path}`,
    });
    const trail = (path: string) => node(path, 'BreadcrumbList')?.itemListElement;
    expect(trail('/programs/cyber-security')).toEqual([
      step(1, 'Home', '/'),
      step(2, 'Bootcamps', '/programs/bootcamps'),
      step(3, 'Cyber Security', '/programs/cyber-security'),
    ]);
    expect(trail('/programs/AITools')).toEqual([
      step(1, 'Home', '/'),
      step(2, 'Masterclasses', '/#programs'),
      step(3, 'AI in the Workplace Masterclass', '/programs/AITools'),
    ]);
    expect(trail('/programs/feestructure')).toEqual([
      step(1, 'Home', '/'),
      step(2, 'Pricing', '/programPricing'),
      step(3, 'Fee structure', '/programs/feestructure'),
    ]);
    expect(trail('/about')).toBeUndefined();
    expect(trail('/')).toBeUndefined();
  });

  it('questions stand wherever a page keeps some', () => {
    const programme = programmes.get('/programs/cyber-security');
    expect(node('/programs/cyber-security', 'FAQPage')?.mainEntity).toEqual(
      programme?.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
    expect(node('/programPricing', 'FAQPage')?.mainEntity).toHaveProperty('[2].acceptedAnswer.text');
    expect(node('/terms-and-conditions', 'FAQPage')).toBeUndefined();
  });
});

describe('the policy of a page', () => {
  const hash = `'sha256-${createHash('sha256').update('p{}').digest('base64')}'`;
  /** The sources of each directive: a failure shows the one that differs. */
  const directives = (hasAnalytics: boolean) =>
    Object.fromEntries(
      contentSecurityPolicy('p{}', hasAnalytics)
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name, ...sources]) => [name, sources]),
    );
  const closed = {
    'default-src': ["'none'"],
    'style-src-elem': ["'self'", hash],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };

  it('allows nothing but the site’s own files and its one style', () => {
    expect(directives(false)).toEqual({
      ...closed,
      'script-src': ["'self'", expect.stringMatching(/^'sha256-/)],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('opens to a host of the site’s own choice, with analytics or without', () => {
    const hosts = { script: [], connect: [], image: ['https://maps.example'] };
    expect(contentSecurityPolicy('p{}', false, hosts)).toContain("; img-src 'self' data: https://maps.example; ");
    expect(contentSecurityPolicy('p{}', true, hosts)).toContain(
      "; img-src 'self' data: https://maps.example https://*.google-analytics.com https://*.googletagmanager.com; ",
    );
  });

  it('opens to the hosts of analytics where that is configured', () => {
    expect(directives(true)).toEqual({
      ...closed,
      'script-src': ["'self'", expect.stringMatching(/^'sha256-/), 'https://www.googletagmanager.com/gtag/js'],
      'img-src': ["'self'", 'data:', 'https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        "'self'",
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['firebase-js-sdk-policy', 'goog#html'],
    });
  });
});

describe('the small files', () => {
  const ofTwoPages = () => siteFiles(catalogue, ['/', '/about']);

  it('are these, and the manifest and the sitemap are whole', () => {
    const files = ofTwoPages();
    expect(Object.keys(files).sort()).toEqual([
      '.well-known/gpc.json',
      '.well-known/security.txt',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toEqual({
      name: CENTRE.name,
      short_name: CENTRE.name,
      description: 'An accredited technology training centre in South Africa.',
      lang: 'en-ZA',
      start_url: '/',
      display: 'browser',
      background_color: '#FBF8F3',
      theme_color: '#F2B33D',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    });
    expect(files['.well-known/gpc.json']).toBe('{"gpc":true,"lastUpdate":"2026-11-26"}');
    expect(files['sitemap.xml']).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${ADDRESS}/</loc></url>\n  <url><loc>${ADDRESS}/about</loc></url>\n</urlset>\n`,
    );
  });

  it('robots.txt and security.txt name the site’s address, where it has one', () => {
    const files = ofTwoPages();
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\nSitemap: ${ADDRESS}/sitemap.xml\n`);
    expect(files['.well-known/security.txt']).toBe(
      `Contact: mailto:${CENTRE.contact.email}\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: en\nCanonical: ${ADDRESS}/.well-known/security.txt\n`,
    );
    const organisation = { ...catalogue.organisation, siteAddress: undefined };
    const without = siteFiles({ ...catalogue, organisation }, ['/']);
    expect(without['robots.txt']).toBe('User-agent: *\nAllow: /\n');
    expect(without).not.toHaveProperty(['sitemap.xml']);
    expect(without['.well-known/security.txt']).toBe(
      `Contact: mailto:${CENTRE.contact.email}\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: en\n`,
    );
  });
});
