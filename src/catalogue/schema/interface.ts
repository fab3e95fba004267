/** The texts that each file in `interface` has, with their places to fill in. */
import { z } from 'zod';
import { fixed, nameWith, texts } from './fields';

/** The schema of each file in `interface`. */
export const interfaceSchemas = {
  'interface/bars': texts(
    'skipLink brand{name} announcement nextIntake{name,day} nextIntakes{count,day} nextIntakeShort{day}',
    'noNextIntake applyFrom applyBy askForIntake allDates allDatesShort closeAnnouncement mainLinks menu close help backToTop chat findProgramme newTab',
  ),
  'interface/categoryPage': texts('bars leaveWith more length{duration,count} monthly{instalments} thisPage'),
  'interface/common': texts(
    'home breadcrumb onThisPage number step{number} emailUs askQuote quoteSubject{name} email phone',
    'applyNow copied copyRefused whoTeaches experience{field,years}',
  ),
  'interface/dates': texts(
    'status opensOn{day} firstDay lastDay nextStep addToCalendar calendarOf{name,day} askForPlace',
    'inNameOnDay{name,day} placeSubject{name,day} nothingAhead askNext nextSubject',
    'nextOfSubject{name} tableBelow askNextLesson fromTo{from,to} observed{name} next{what} whenTheyRun',
  ).extend({
    states: texts('not-open open closing-soon full closed running past'),
    season: texts('seed closed openLesson today'),
  }),
  'interface/downloads': z.strictObject({
    brochure: texts(
      'mark{centre,programme} orMonthly{once,instalments} intake{day,closes} laterIntakes byUs{title}',
      'factsAsOn content when module outcome questions ask howToApply notOpen apply email{email}',
      'phone{phone} page{page,pages}',
    ),
    events: texts('lesson{name,centre} closing{name,centre} withoutLesson{days} openLesson{centre}'),
  }),
  'interface/facts': texts(
    'noDateYet notYetSet askUs programme duration mode fee hoursADay hoursAWeek liveLessons',
    'leadsTo nextIntake applicationsClose needs whoFor payOnce payMonthly about{hours} from{fee} apply',
    'forName{name} promise',
  ).extend({ comingSoon: fixed('Coming Soon') }), // S2-61
  'interface/footer': texts('onNetwork{name,network} labels accreditations legal demonstration').extend({
    // S2-71, S2-75, S2-80
    social: fixed('Connect'),
    students: fixed('Students'),
    invitation: fixed('Interested in Learning Top Tech Skills?'),
    apply: fixed('Apply Now'),
  }),
  'interface/formats': texts('nqfLevel{level} credits{credits} withoutCredits'),
  'interface/loading': texts('panelLoading panelFailed panelFallback pageFailed pageFailedLead tryAgain goHome').extend(
    {
      // S2-10, S2-11
      overlayName: fixed('Loading'),
      overlay: fixed('Initializing Firewalls'),
    },
  ),
  'interface/plan': texts(
    'clear answers about print copy invoice none fits{count,all} first{name,day} showRest nearest{name,day}',
    'full opensOn{day} letOneGo letMoreGo firstLesson lastLesson noLessons lessons{lessons,count}',
  ).extend({
    letGo: texts('hours start pay programme'),
    sentence: texts('whole{days,hours,paying,day} employer{fee} monthly{fee,day,total,count} once{fee,day}'),
    text: texts('employer{fee} once{fee,day} monthly{count,total} payment{number,fee,day}'),
    mail: texts('subject{name,day} request company address order learner'),
  }),
  'interface/planner': texts(
    'any fullDays hoursADay{hours} hoursAWeek{hours} orInstalments{instalments} until{hours,day}',
  ).extend({
    legends: texts('hours start pay programme'),
    ways: texts('once monthly employer'),
  }),
  'interface/prices': texts('noInstalments nextIntakeAndFee tellMe feeRange{least,shortest,most,longest}'),
  'interface/programmePage': texts(
    'keyFacts brochure{size} brochureUnsized onceOff{fee} orInstalments{instalments} askWhen starts{day}',
    'promise tellMe tellMeSubject{name} sooner{day,programme} outcomes questions related',
  ).extend({
    // S1-09
    openLesson: texts('about').extend({ inBar: nameWith(/free trial/i), start: nameWith(/free trial/i) }),
    work: texts('project product'),
    curriculum: texts('heading{unit}'),
    suitability: texts('heading leaveWith registered{title,number}'),
    check: texts('start count{met,all} rest all canApply notOpen whatIf'),
    workload: texts('allLive live{live,own}'),
    certificate: texts('name specimen'),
    closing: texts('until{closes,day} upcoming once'),
    fees: texts(
      'heading teaches lowest total{total} more{amount} same provider{provider} includes payments refunds dates teacher',
    ),
  }),
  'interface/search': texts(
    'label clear back oneResult results{count} oneProgramme programmes{count} inCategory{category}',
    'noResultsAdvice showCategories related resultsHidden chooseCategory nextToStart allAbout{category}',
    // What was typed follows, in quotation marks (S2-33, S8-01).
  ).extend({ noResults: fixed('No programs found for') }),
  'interface/terms': texts(
    'inShort termsOfUse analytics registeredName companyNumber address informationOfficer moreFacts inEffectFrom',
    'standard status details measures limits environments incompatible technologies tests lastTested{day}',
    'tellUs contact{email,phone,days}',
  ).extend({
    analyticsStates: texts('on off off-by-browser not-configured'),
    statuses: texts(
      'waiting{needed} onePerson{judged,needed,day} people{people,judged,needed,day} faults{done,criteria}',
      'partial{done} full{done}',
    ),
  }),
};
