/** Schemas of the interface's texts, a file for each room of the site: what components say, whatever page they are on. */
import { z } from 'zod';
import { name } from './fields';
import { fixed, template, texts } from './textSchemas';

/** The schema of each file in `interface`. */
export const interfaceSchemas = {
  'interface/formats': texts('withoutCredits').extend({ nqfLevel: template('level'), credits: template('credits') }),
  'interface/common': texts(
    'home breadcrumb onThisPage number emailUs askQuote email phone applyNow copied copyRefused',
  ).extend({ step: template('number'), quoteSubject: template('name') }),
  'interface/facts': texts(
    'noDateYet notYetSet askUs programme duration mode fee hoursADay hoursAWeek liveLessons leadsTo nextIntake',
    'applicationsClose needs whoFor payOnce payMonthly apply promise',
  ).extend({
    comingSoon: fixed('Coming Soon', 'S2-61'),
    about: template('hours'),
    from: template('fee'),
    forName: template('name'),
  }),
  'interface/bars': texts(
    'skipLink announcement nextIntake noNextIntake askForIntake allDates allDatesShort closeAnnouncement',
    'mainLinks menu close help backToTop chat findProgramme newTab applyFrom applyBy',
  ).extend({ brand: template('name') }),
  'interface/footer': texts('accreditations', 'legal', 'demonstration').extend({
    invitation: fixed('Interested in Learning Top Tech Skills?', 'S2-80'),
    apply: fixed('Apply Now', 'S2-80'),
    social: fixed('Connect', 'S2-71'),
    students: fixed('Students', 'S2-75'),
    onNetwork: template('name', 'network'),
  }),
  'interface/loading': texts('panelLoading panelFailed panelFallback pageFailed pageFailedLead tryAgain goHome').extend(
    { overlayName: fixed('Loading', 'S2-11'), overlay: fixed('Initializing Firewalls', 'S2-10') },
  ),
  'interface/dates': texts(
    'status firstDay lastDay nextStep addToCalendar askForPlace nothingAhead askNext nextSubject askNextOf',
    'tableBelow askNextLesson',
  ).extend({
    states: texts('not-open', 'open', 'closing-soon', 'full', 'closed', 'running', 'past'),
    season: texts('seed', 'week', 'payment', 'bloom', 'closed', 'openLesson', 'today'),
    fromDay: template('day'),
    calendarOf: template('name', 'day'),
    inNameOnDay: template('name', 'day'),
    placeSubject: template('name', 'day'),
    nextOfSubject: template('name'),
    fromTo: template('from', 'to'),
    next: template('what'),
    observed: template('name'),
  }),
  'interface/prices': texts('noPlan', 'nextIntakeAndFee', 'allProgrammes', 'toBeConfirmed').extend({
    aboutKind: template('name'),
    aWeek: template('hours'),
    rangeAWeek: template('least', 'most'),
    feeRange: template('least', 'shortest', 'most', 'longest'),
  }),
  'interface/categoryPage': texts('bars', 'leaveWith', 'more', 'thisPage').extend({
    length: template('duration', 'count'),
    monthly: template('plan'),
  }),
  'interface/programmePage': texts(
    'keyFacts brochureUnsized askWhen outcomes questions related promise group tellMe',
  ).extend({
    brochure: template('size'),
    onceOff: template('fee'),
    orPlan: template('plan'),
    starts: template('day'),
    tellMeSubject: template('name'),
    trial: texts('inBar', 'start', 'about'),
    work: texts('project', 'product').extend({ byUs: template('example') }),
    markedWork: name.describe('Heading over a task, marked.'),
    curriculum: texts('keep').extend({ heading: template('unit'), lead: template('count', 'duration') }),
    suitability: texts('heading', 'hours', 'leaveWith').extend({ registered: template('title', 'number') }),
    check: texts('start', 'rest', 'all', 'canApply', 'notOpen', 'whatIf').extend({ count: template('met', 'all') }),
    workload: texts('allLive').extend({
      day: template('hours'),
      week: template('hours'),
      live: template('live', 'own'),
    }),
    certificate: texts('record', 'name', 'specimen'),
    intakes: texts('heading', 'lead', 'closures').extend({
      lastDay: template('closures'),
      caption: template('name'),
    }),
    closing: texts('upcoming', 'once').extend({ heading: template('day'), until: template('day') }),
    fees: texts('heading', 'due', 'lowest', 'same', 'employer', 'includes', 'payments', 'refunds').extend({
      total: template('total'),
      more: template('amount'),
      provider: template('provider'),
    }),
  }),
  'interface/downloads': z.strictObject({
    brochure: texts('laterIntakes factsAsOn content when module outcome questions ask howToApply notOpen apply').extend(
      {
        mark: template('centre', 'programme'),
        orMonthly: template('once', 'plan'),
        intake: template('day', 'closes'),
        byUs: template('title'),
        email: template('email'),
        phone: template('phone'),
        page: template('page', 'pages'),
      },
    ),
    events: z.strictObject({
      lesson: template('name', 'centre'),
      closing: template('name', 'centre'),
      withoutLesson: template('days'),
      openLesson: template('centre'),
    }),
  }),
  'interface/planner': texts('fullDays', 'nextToStart', 'once', 'onInvoice').extend({
    hoursADay: template('hours'),
    hoursAWeek: template('hours'),
    inAll: template('total'),
    orParts: template('plan'),
    orPlan: template('plan', 'total'),
    lessonsUntil: template('days', 'hours', 'day'),
    legends: texts('hours', 'start', 'pay', 'programme'),
    ways: texts('once', 'monthly', 'employer'),
  }),
  'interface/plan': texts(
    'clear answers about print copy invoice none full notPlanned letOneGo letMoreGo oneFits oneAhead firstLesson',
    'lastLesson noLessons employerPays lit showRest',
  ).extend({
    fits: template('count'),
    ahead: template('count'),
    first: template('name', 'day'),
    nearest: template('name', 'day'),
    opensOn: template('day'),
    lessons: template('count', 'from', 'to'),
    lessonsInAll: template('lessons', 'count'),
    pay: z.strictObject({
      monthly: template('plan'),
      by: template('day'),
      inAll: template('total'),
      onInvoice: template('fee'),
      once: template('fee', 'day'),
      onceLowest: template('fee', 'day'),
    }),
    sentence: z.strictObject({
      whole: template('days', 'hours', 'paying', 'day'),
      employer: template('fee'),
      monthly: template('fee', 'day', 'total', 'count'),
      once: template('fee', 'day'),
    }),
    text: z.strictObject({
      employer: template('fee'),
      once: template('fee', 'day'),
      monthly: template('count', 'total'),
      payment: template('number', 'fee', 'day'),
      time: template('hours'),
    }),
    mail: texts('request', 'company', 'address', 'order', 'learner').extend({ subject: template('name', 'day') }),
    letGo: texts('hours', 'start', 'pay', 'programme'),
  }),
  'interface/terms': texts(
    'termsOfUse analytics registeredName companyNumber address informationOfficer inEffectFrom standard status',
    'details measures limits environments incompatible technologies tests tellUs',
  ).extend({
    analyticsStates: texts('on', 'off', 'off-by-browser', 'not-configured'),
    lastTested: template('day'),
    contact: template('email', 'phone', 'days'),
    /** Status of the accessibility statement, by what people have judged (S1-30). */
    statuses: z.strictObject({
      waiting: template('needed'),
      onePerson: template('judged', 'needed', 'day'),
      people: template('people', 'judged', 'needed', 'day'),
      faults: template('done', 'criteria'),
      partial: template('done'),
      full: template('done'),
    }),
  }),
  'interface/search': texts(
    'label clear back noResultsAdvice showCategories related elsewhere resultsHidden chooseCategory nextToStart',
    'forBeginners oneResult oneProgramme',
  ).extend({
    noResults: fixed('No programs found for', 'S2-33, S8-01'),
    results: template('count'),
    programmes: template('count'),
    othersRelated: template('count'),
    others: template('count'),
    inCategory: template('category'),
  }),
};
