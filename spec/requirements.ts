/**
 * The register: every testable statement by its id, in the order of `docs/specification.md`, the document; `S2-34` is in
 * the second section. Tests prove these words.
 *
 * It has two parts, by who speaks. A statement of the document stands alone, or with a `decision` on what the document
 * leaves open or where the site differs. One with a `why` and no `decision` is the centre's: the document is silent.
 *
 * An id is never reused or renumbered. Each id needs at least one passing test whose title begins with it.
 */
const register = {
  'S1-01': {
    statement: 'Every visitor gets the same public pages: no session, cookie or role changes what is rendered.',
    decision:
      'A browser remembers four things for its own visitor, and sends none of them: the promotion bar closed for an intake, the motif made in a lesson, analytics switched off, and that a page was loaded anew once. They change a part of a page in that browser; what it was sent is what everyone gets.',
    why: 'The document knows no sessions. Without these four a visitor would close the same bar on every page, or choose again each time.',
  },
  'S1-02':
    'The site states that the centre is accredited with the qualifications council and registered with the Department of Higher Education.',
  'S1-03':
    'The site names the nine programme areas: AI Tools, Software Engineering, Full Stack Developer, Cyber Security, Data Science, AI Mastery, AI Dev, AI Business and AI Tools BC.',
  'S1-04': 'A visitor can browse the programmes.',
  'S1-05': 'A visitor can read what the programmes cost.',
  'S1-06': 'A visitor can read how learning works.',
  'S1-07': {
    statement: 'A visitor can download a brochure.',
    decision:
      'Each programme has its own tagged, accessible PDF, made from the catalogue at build time and downloaded straight away, without a form.',
    why: 'The document names the download and leaves out its flow. It also allows one input only, the search (S5-01), so nothing can be asked first; a PDF made from the catalogue cannot disagree with the page.',
  },
  'S1-08': {
    statement: 'A visitor can apply for a programme.',
    decision: 'Applying opens the external applicant registration page with the programme named in the query.',
    why: 'Registration happens on the applicant host (S1-10); naming the programme saves the visitor from choosing it twice.',
  },
  'S1-09': {
    statement: 'A visitor can sign up for a free trial.',
    decision:
      'Signing up opens the external applicant registration page with `intent=free-trial` and the programme in the query.',
    why: 'The document leaves out the trial flow and keeps every form on the applicant host; the intent lets that host tell a trial from an application.',
  },
  'S1-10': 'Log in and registration happen on the external applicant site, on a separate host, not in the product.',
  'S1-11':
    'Two Firebase projects are configured, `product` and `education`, each with authentication, file storage and a document database.',
  'S1-12': 'The first project also has analytics, started about one second after load.',
  'S1-13': 'The site presents corporate training and AI consulting to corporate customers.',
  'S1-14': {
    statement:
      'Every date and every state of an intake (open, closing soon, closed, full, running, past) is true on the visitor’s own day in Africa/Johannesburg, on every page and in every file made from it.',
    why: 'The document is silent on time. A date that was true when the site was built misleads a visitor who plans by it later; a downloaded file says of which day it is.',
  },
  'S1-15': {
    statement:
      'A fact that is not announced, such as the fee or a date of an upcoming programme, is in nothing that is shipped.',
    why: 'The document shows upcoming programmes as Coming Soon. Everything that is sent to a browser or written into a file is published, even if no page shows it.',
  },
  'S1-16':
    "The site presents student programmes of five kinds: full programs, bootcamps, masterclasses, career boosters and an entry level called 'Code Curious?'.",
  'S1-20': {
    statement:
      'Text is shown at once, in a typeface of the visitor’s own system. The site’s typefaces come after the first paint, move nothing, stay for the pages and visits that follow, and are not sent to a visitor who saves data or has a slow connection.',
    why: 'The document is silent on looks and speed. Visitors come to read, many of them on a telephone with paid data; a typeface that is waited for is what made the largest text late.',
  },
  'S1-21': {
    statement: 'A page that is there to be read stays so, however long its scripts take.',
    why: 'Every page arrives whole. Scripts that stall must not take away what the visitor is reading.',
  },
  'S1-30': {
    statement:
      'The accessibility statement says what people have judged, worked out from their recorded verdicts; without one it says that no person has judged yet.',
    why: 'The document is silent on accessibility. A statement that is written by hand drifts from the evidence, and one that claims a judgement nobody made misleads those who depend on it.',
  },
  'S1-40': {
    statement:
      'Each programme’s page shows an example of what a learner makes: a window, called an example, and told in text.',
    why: 'A piece of work says more about a programme than a list of topics. It is drawn from the catalogue, because no learner’s own work is there to show.',
  },
  'S1-41': {
    statement:
      'The card, the preview picture and the brochure of a programme show its window as well, without words; the brochure names the example.',
    why: 'Visitors tell programmes apart by what learners make, and a shared link often shows nothing but its picture.',
  },
  'S1-42': {
    statement:
      'A programme’s page shows both ways to pay as bars on one scale, with the total of each and what lies between them; paying once never costs more.',
    why: 'The choice is between two totals, and bars show at a glance how far they are apart.',
  },
  'S1-43': {
    statement:
      'A programme’s page says how many hours it takes, and how many of them are live lessons, where these are announced.',
    why: 'Time is what most people lack.',
  },
  'S1-44': {
    statement:
      'A programme’s page lets a visitor press which entry requirements are true for them and says, politely, what to do about the others; nothing is kept or sent; without scripts the requirements stand as text.',
    why: 'A visitor should learn what to do first instead of leaving. Buttons, because the search is the only input of this site.',
  },
  'S1-45': {
    statement:
      'A programme’s page shows the layout of its certificate, marked as a specimen, with the registration numbers and without anybody’s name.',
    why: 'A visitor wants to see the certificate, and a drawing must not pass for a real person’s.',
  },
  'S1-46': {
    statement:
      'The pricing page answers what results learners get: none are known yet; which will be published, and of whom they are counted.',
    why: 'There are no figures yet, and an empty frame for each reads as a form that somebody forgot to fill in. Saying what will be shown, and how it is counted, promises nothing and can be checked later.',
  },
  'S1-47': {
    statement:
      'The example on a programme’s page works: it answers presses by pointer and keyboard, says what changed, asks for no text, and without scripts shows a whole still of the same size.',
    why: 'Five seconds of doing the work tell a visitor more than a page of text about it.',
  },
  'S1-50': {
    statement:
      'The page of Code Curious? begins with a lesson: four lines of code beside the motif that they draw, and buttons that change its petal, colour and rows; the code and the motif change together.',
    why: 'The document names an entry level and does not show it. A visitor who has never written code decides best by changing some; the programme search stays the one input (S5-01), so there are buttons.',
  },
  'S1-51': {
    statement:
      'Each change of the lesson is said politely: ‘You just changed a program.’, and which line now says what. What is pressed differs from the rest by more than colour, and nothing moves where less motion is asked for.',
    why: 'A visitor who cannot see the motif hears what changed (WCAG 4.1.3, 1.4.1, 2.3.3).',
  },
  'S1-52': {
    statement:
      'Without a script the lesson is a worked example: the code, its motif and what it draws in words, and no buttons.',
    why: 'A button that does nothing is worse than none.',
  },
  'S1-53': {
    statement:
      'The page of Code Curious? says what it costs, how long it takes, and that Bootcamps and Full Programs come next, with a link, the time and the least fee of each.',
    why: 'These are the first questions after trying it. The catalogue has the times and fees.',
  },
  'S1-54': {
    statement:
      'The home page begins with the lesson in one line of code, with the motif that it draws: each value is a button to the next one, the motif grows anew, the motifs beside it take its colour, the change is said politely, and a link leads to Code Curious?. Without scripts the line and its motif stand there.',
    why: 'Visitors understand what is taught here by doing it, on the first screen.',
  },
  'S1-55': {
    statement:
      'The learning process is eight stages in order, each drawn higher than the one before, on two lines of four where there is room and beside one stem where there is not.',
    why: 'Eight columns of a line each are too narrow to read. The second line goes on at the height where the first ended, so that learning does not seem to start again.',
  },
  'S1-56': {
    statement:
      'The learning process shows a bootcamp’s week from Monday to Sunday: its live lessons on the days and at the times that the catalogue has, and with what is done in one’s own time the catalogue’s hours a week.',
    why: 'A visitor with a job or a family has to see whether the lessons fit into a week.',
  },
  'S1-57': {
    statement:
      'The learning process shows one learner’s task as the centre’s example: a first try, three notes of a facilitator beside the lines they are about, a rubric and the second try with its changed lines. Tabs show one of the three at a time; without scripts all are there.',
    why: 'Feedback is what a school is paid for; there is no real learner’s work to show.',
  },
  'S1-60': {
    statement:
      'The head of a page has the surface and the motifs of its kind (Full Programs rose, Bootcamps ochre, Career Boosters sage, organisations deep green, the terms plain), and its pattern reaches the edges of the band, or the page’s own motif stands on it; a page without a kind or a motif of its own has neither. No two pages have the same pattern.',
    why: 'One head for fifteen pages says nothing of where the visitor is. Colour and motif are never alone: the heading says it.',
  },
  'S1-61': {
    statement:
      'The closing band of a page has the surface and the motifs of its kind: a light tint, or for organisations deep green. Its actions stand on it without a box. It looks like no band beside it. A page without a kind or a motif of its own has no pattern there; another’s reaches the edges, no tile has its colour, and no motif is cut; no two pages have the same. A programme’s page has no pattern there.',
    why: 'The same look at the top and at the end holds a long page together. One picture at the end of every page would say nothing. The red that applies (S1-110) stands out on a tint, and on a crimson band only with a box round it.',
  },
  'S1-62': {
    statement:
      'The page of a kind of study lists its programmes with what the visitor leaves with, the hours, the next intake, the fee and the modules; each is one link.',
    why: 'Those are the facts that a visitor chooses by, and they stand in the catalogue.',
  },
  'S1-63': {
    statement:
      'On the page of a kind of study the duration of each programme is a bar on one scale, parted into its modules.',
    why: 'Lengths are compared faster than numbers; the number stands beside each.',
  },
  'S1-64': {
    statement: 'The page of a kind of study sets the durations of all kinds on one scale, its own marked.',
    why: 'The kinds differ most in how long they take.',
  },
  'S1-65': {
    statement:
      'After all programmes the home page offers those who are not sure a place to start, which leads to Code Curious?.',
    why: 'Eleven programmes leave one place of the grid empty, and a visitor who cannot choose yet needs a next step.',
  },
  'S1-66': {
    statement:
      'Among the programmes of a kind on the home page, those that can be applied for come before those to come.',
    why: 'A visitor who chooses Masterclasses should first see one that can be booked. The menu keeps the document’s order (S2-60).',
  },
  'S1-67': {
    statement:
      'The page about the centre begins with who teaches and what a visitor can count on; then come its two numbers, each with the public register that has it and the question to send to the body that gave it, to copy, and step by step how to check them.',
    why: 'A visitor first asks who the centre is. Trust begins with what can be checked, and a question that is written already is asked.',
  },
  'S1-68': {
    statement:
      'The careers page tells the kinds of work at the centre as roles, without drawings or names of people; it begins with where skills lead and parts working here from it, and leads from each skill over its jobs to the programmes that teach it.',
    why: 'Faces, quotes, jobs and salaries would have to be invented. Every programme is taught for some work, and the page says which.',
  },
  'S1-69': {
    statement:
      'The page about the centre says where it can be found and when, and that lessons are online from anywhere in the country.',
    why: 'The document has the centre in South Africa and its contact in the catalogue; a visitor wonders whether they must come there.',
  },
  'S1-70': {
    statement:
      'No lesson falls on a South African public holiday or in a break of the centre: the build refuses an intake whose first or last day says otherwise, or that starts before the one before it has ended, in one line with the way out; pages and structured data name the days without lessons. A calendar file holds each lesson and the last day to apply; a full intake has none.',
    why: 'The document is silent on the days of lessons. An intake that lost lessons to holidays would teach less than its page promises.',
  },
  'S1-71': {
    statement:
      'While a value of the catalogue is a sample, every page of every build says ‘Demonstration’ in its footer; the live site is not deployed; previews are kept from search engines by their host, with the pages that would go live.',
    why: 'The document gives no prices, dates or names. A visitor must not take a placeholder for a fact, and what is measured must be what goes live.',
  },
  'S1-72': {
    statement:
      'Structured data says what the page shows: a breadcrumb only where one is seen; a programme is a course with its duration, needs, certificate, fee and intakes without their closed days; the entry level is a free course; the centre has its address.',
    why: 'The document is silent on search engines. What they show of a page has to be on it.',
  },
  'S1-73': {
    statement:
      'A programme that needs another, or leads to one, has at least one intake that can follow the other’s: the build refuses a route that no intakes allow, in one line.',
    why: 'The document is silent on routes. Advice to take another programme first is worth nothing when the second begins before the first ends.',
  },
  'S1-74': {
    statement:
      'The free trial is an open lesson, once a month, with days of its own: the page of the intakes lists those ahead and has a calendar file of them; none falls on a holiday or in a break.',
    why: 'The document names a free trial and no day for it. Applications close before a programme’s first lesson, so a lesson of a running group would come too late.',
  },
  'S1-75': {
    statement:
      'Applications to an intake close at least 14 days before its first: the build refuses less, in one line.',
    why: 'A visitor who applies on the closing day is promised an answer within 5 working days and a start pack a week before the first day.',
  },
  'S1-80': {
    statement:
      'The pricing page answers hours, first day and way to pay with the intakes that fit, by first day: their lessons, each payment with its day and the total, and the last day. One without places stands last and says whom to ask; upcoming programmes are named without a date or a fee.',
    why: 'Time and money are one question, so one page answers it.',
  },
  'S1-81': {
    statement:
      'The planner’s choices are toggle buttons; of each question one is pressed, ‘Any’ until another is chosen. They stand in the query of the address: a link shares them, Back takes one back, and a value that cannot be chosen is ignored.',
    why: 'People who decide together send links. Buttons, because the search is the only input of this site (S5-01).',
  },
  'S1-82': {
    statement:
      'Where nothing fits all choices, the planner names the nearest intake and offers each single choice that can be let go, with how many intakes fit then.',
    why: 'An empty answer leaves the visitor to guess which wish was one too many.',
  },
  'S1-83': {
    statement: 'A plan prints alone and on one sheet, with the centre’s contact details and the address of the plan.',
    why: 'Often somebody else pays, and wants to see it on paper.',
  },
  'S1-84': {
    statement:
      'A plan can be copied as text, and says that it was; where the browser refuses, the text is shown and selected. For an employer it becomes an email to the centre that asks for an invoice.',
    why: 'Often somebody else pays and needs the plan. There is no server of our own to send it.',
  },
  'S1-85': {
    statement:
      'Nothing is paid before applications have closed and the place is confirmed. The first payment is due by the last working day before the first lesson, the others by the first working day of the months after; none on a weekend or a public holiday.',
    why: 'The centre would have to pay a deposit back to each applicant who gets no place.',
  },
  'S1-86': {
    statement:
      'The drawing of the year has each intake that it reaches from its first lesson to its last, as a bar for each stretch with lessons, its last day to apply, the open lessons, the breaks of a week or more and today; every day is as wide as every other. Where a window has no room for it, and on paper, the home page lists the six intakes that start next, with length and last day to apply, and the page of the intakes has its table alone.',
    why: 'A month grid would show a two-day course as all of March.',
  },
  'S1-87': {
    statement: 'On a phone of 390px the pricing page has a price within its first 1,000px.',
    why: 'A visitor who opens a page about prices should see one before the second swipe.',
  },
  'S1-90': {
    statement:
      'A programme’s bloom travels from its card into the header of its page, where the browser has view transitions and motion is welcome; focus, scroll and announcement are as without.',
    why: 'What was pressed and what came of it are seen to be one thing. Nothing waits for it and nothing else moves.',
  },
  'S1-92': {
    statement:
      'The bloom that a visitor made in the lesson stands on the certificate’s specimen for the rest of the visit, and in the lesson again; it stays in the browser.',
    why: 'Visitors like a motif that they made themselves best. A visit’s own storage needs no consent.',
  },
  'S1-93': {
    statement:
      'The first band of the page about the centre names who teaches: each with portrait of tiles, field, years, qualification and a sentence of their own. Programme and corporate pages and the brochure name who teaches that programme, and no release goes out while a person is a sample or the head, a facilitator or the contact for employers is not named. After it, five measures that are true of every group: seats, facilitator, hours of feedback, days to an answer, days to change one’s mind.',
    why: 'A visitor asks who teaches before paying, and a registered college publishes the names of its teachers. Sample people are told as every other sample.',
  },
  'S1-94': {
    statement:
      'A monthly plan is the once-off fee in equal parts. The build refuses any other, in one line, unless the plan names its registered credit provider.',
    why: 'The National Credit Act (section 8(4)) makes credit of a price that is higher when it is paid in parts, and only a registered provider may give credit.',
  },
  'S1-95': {
    statement:
      'Each module says how many live lessons it needs; the build counts those that every intake has for it, and refuses an intake with fewer, in one line.',
    why: 'A calendar month may hold a break: a module planned for December would lose most of its lessons.',
  },
  'S1-96': {
    statement:
      'An intake with places has an open lesson in the month before its applications close, and, where the programme asks for matric results, closes after they are out: the build refuses others, in one line.',
    why: 'An invitation to try a lesson first, or to upload results, is worth nothing when the day to apply comes before.',
  },
  'S1-97': {
    statement:
      'The manual under the Promotion of Access to Information Act is a file of the site, linked from the terms.',
    why: 'Section 51 of the Act asks for it on the website.',
  },
  'S1-98': {
    statement:
      'The first screen of the home page names the lowest and the highest fee and the free start, and leads to the next open lesson by its day; that of a programme says how many learn together, who reads their work, and until when all is paid back.',
    why: 'These are the strongest reasons to apply, so they stand on the page where a visitor decides.',
  },
  'S1-99': {
    statement:
      'The page of an upcoming programme has a link to a message with a subject of its own, which asks to be told when it opens, and after it names a related programme that is open.',
    why: 'The site keeps no list and has no form; a visitor who wants such a programme needs somebody to write to, or another to join now.',
  },
  'S1-110': {
    statement:
      'A filled button that applies or joins has one colour on every page and band, in light colours and in dark ones, and nothing else is filled with it.',
    why: 'Crimson in the header and ochre at the end of a page were two buttons for one thing.',
  },
  'S1-111': {
    statement:
      'The space above a band and the size of its heading say what the band weighs: it goes on with a thought, begins one, or is the one large drawing of its page. Bands that weigh the same have the same.',
    why: 'A heading whose size follows the layout tells nothing of what matters, and one rhythm throughout makes long pages longer.',
  },
  'S2-01': {
    statement: 'Each of the 27 listed routes is served, spelled exactly as listed.',
    decision: 'Each is generated from its file below `src/pages`.',
    why: 'A list of routes beside the pages would drift from them.',
  },
  'S2-02': {
    statement:
      'The menu links to `/programs/softwareEngineer`, the route `/programs/softwareengineer` with different capitalisation; both spellings appear.',
    decision:
      'The menu’s spelling redirects once to the route, in the browser and at the host, and keeps query and hash. The host redirects aliases, and takes a slash at the end off; any other capitalisation of any listed route, and one with slashes too many, it leaves to the browser, which goes to the listed route.',
    why: 'The document lists one spelling as the route and uses the other in the menu. One address per page keeps links, history and search results together, and a visitor who types a path should not need its capitals.',
  },
  'S2-03': 'Every route is laid out in one shared layout: navigation bar, page area, footer.',
  'S2-04': 'No route has path parameters.',
  'S2-05': 'Pages load on demand and show a loading placeholder meanwhile.',
  'S2-06': {
    statement: 'Every route change scrolls instantly to the top.',
    decision:
      'So do Back and Forward. An address with a hash leads to its part instead, and within one page the browser restores the scroll.',
    why: 'The document says every route change. A link to a part of a page would be of no use if it led to the top.',
  },
  'S2-07': {
    statement: 'An unknown path is answered with a not-found page, status 404, that helps the visitor on.',
    why: 'The document lists the routes and is silent about any other path; a blank page or a false 200 would mislead visitors and search engines.',
  },
  'S2-08': {
    statement:
      'Every listed route is reached from / by links that can be seen, in at most three steps, at any width, with and without JavaScript.',
    why: 'The document lists routes that none of its menus links to; a page that no link leads to does not exist for a visitor.',
  },
  'S2-09': {
    statement:
      'The terms, the privacy notice, the accessibility statement and the switch of analytics are linked from every page at every width.',
    why: 'The narrow footer of the document has labels and no links; a visitor on a phone has the same right to the terms and choices.',
  },
  'S2-10':
    "The loading overlay covers the full page with a spinner and the text 'Initializing Firewalls' followed by animated dots.",
  'S2-11': {
    statement: "The loading overlay is labelled 'Loading' for assistive technology.",
    decision: 'It is the placeholder of S2-05, and it shows only when a page takes longer than a moment.',
    why: 'The document does not say when the overlay comes and goes; an overlay that flashes on every quick change of page is worse than none.',
  },
  'S2-20': {
    statement: 'The navigation bar is fixed at the top, below the promotion bar.',
    decision: 'Under 768 px the promotion bar is at the top of the page alone, and goes with it.',
    why: 'Both bars and a programme’s own would take 190 of a phone’s 844 px at each turn upwards. Who scrolls back has read the news.',
  },
  'S2-21': "The promotion bar's height is measured, and the navigation bar sits below it whatever that height is.",
  'S2-22': {
    statement: "The promotion bar's layout switches at a width of 1092 px.",
    decision:
      'Its content is the next intake by the name of its programme, with its own last day to apply, taken from the catalogue; where several programmes start on that day it says how many, with the first last day to apply. On a programme’s or a kind’s page it is that one’s own, while there is one. It is on every page.',
    why: 'The document does not show the content; the next intake is the news a prospective student needs, and the catalogue keeps it true. A reader of one programme would be misled by another’s date.',
  },
  'S2-23': {
    statement: 'The navigation bar hides on scrolling down past 30 px with a change above 3 px.',
    decision:
      'The change counts from where the last one ended: steps of 3 px or less add up while the page moves down: the bar hides once they are more than 3 px together. On a wide screen the promotion bar hides and comes back with it, unless its own link has the focus.',
    why: 'A slow finger moves the page by a pixel or two at a time, and the bar would lie over all that it reads. A bar that stays alone takes a line of every screen, and offers nothing while a page is read.',
  },
  'S2-24': {
    statement: 'The navigation bar reappears on scrolling up, however little.',
    decision: 'It never hides while it holds the focus or an open panel.',
    why: 'A keyboard user must be able to see what has the focus, and a panel must not vanish under the reader.',
  },
  'S2-25':
    'The main links are Learning Process, Careers, About Us and Pricing, to /learning-process, /careers, /about and /programPricing.',
  'S2-26': 'On the right, Log In and Join Now lead to the external login and registration pages.',
  'S2-27': {
    statement: 'The active link is highlighted according to the current path.',
    decision: 'It is marked `aria-current="page"`.',
    why: 'The document asks for a look alone; a screen reader cannot see it.',
  },
  'S2-28': {
    statement: 'In a viewport under 320 px high the bars go with the page; in any other they are as specified.',
    why: 'The document fixes the bars at the top. In 256 px, what is left of a screen enlarged to 400 %, they would leave no room to read; a phone held sideways has room enough.',
  },
  'S2-29': {
    statement:
      'The promotion bar can be closed, and stays closed for that intake: it is never painted again, and nothing moves in its place. The browser keeps which one, and nothing is sent.',
    why: 'News that has been read takes a line of every screen. What the visitor asks the browser to keep needs no consent, and a new intake is news again.',
  },
  'S2-30': "The programmes dropdown shows the categories on the left and the chosen one's programmes on the right.",
  'S2-31': {
    statement: "The dropdown's right column prompts the visitor to select a category until one is chosen.",
    decision: 'Below the prompt stand the three programmes that start next; so they do below a phone’s categories.',
    why: 'The document shows the prompt alone. Two thirds of an open panel stood empty, and the next date is what most who open it look for.',
  },
  'S2-32': {
    statement:
      "The dropdown's search filters programmes by name, as a case-insensitive substring over all categories, and shows a results count.",
    decision:
      'The results stand in the order of the menu’s catalogue. The count is theirs alone and heads them, ‘2 results’; what is related is not counted, and has a heading of its own (S2-35).',
    why: 'The document gives the results no order and names one number.',
  },
  'S2-33': {
    statement: 'When no programme matches, the dropdown says: No programs found for "{search}".',
    decision: 'It says so first wherever no name contains the text, also where something related follows (S2-35).',
    why: 'The document knows no other match. The visitor learns that no programme has this name, and then what is near.',
  },
  'S2-34': {
    statement: 'A click outside the programmes dropdown closes it.',
    decision:
      'Escape closes it too and returns the focus to its button; so do leaving it by Tab and following a link in it.',
    why: 'The document names the pointer only. A keyboard user needs a way out too, and an open panel would cover the page that a link led to.',
  },
  'S2-35': {
    statement:
      'After the results, or after the sentence that there are none, at most five more stand under the heading ‘Related’: the first that there are of programmes by another spelling of their name or by its initials, programmes of a kind or an area, and programmes outside the menu with ‘Code Curious?’ and pages. They are found by letters and digits alone, from the beginning of a word, two letters at least.',
    why: 'Most people write ‘cybersecurity’ and ‘ai’, and the menu holds eight of the programmes that the site sells. A search that says nothing of the others turns visitors away.',
  },
  'S2-36': {
    statement: "Under a rule below the categories of the programmes menu, 'Code Curious?' is the last link.",
    why: 'The document names it as the entry level and leaves it out of the three categories; beginners look for it where the programmes are.',
  },
  'S2-37': {
    statement: 'The programmes menu shows the categories in the plural.',
    why: 'The document has both forms, Bootcamp in its table and Bootcamps in its footer. A heading over several programmes reads right in the plural.',
  },
  'S2-38': {
    statement:
      "Under the rule, before 'Code Curious?', the programmes menu links the page of the Career Boosters, without a count. In each category a last row leads to the page of its kind.",
    why: 'The document names the career boosters and leaves them out of its three categories and eight programmes (S9-09). A visitor looks for every kind in the menu.',
  },
  'S2-40': 'Under 768 px, a programmes panel lists the categories, each with the number of its programmes.',
  'S2-41': 'Under 768 px, the programmes panel has a back button.',
  'S2-42': 'Under 768 px, the programmes panel has the same search as the dropdown.',
  'S2-43': 'Under 768 px, a slide-in menu lists Log In, Join Now and then the main links, in that order.',
  'S2-50': {
    statement: 'A chat button opens the messaging-app chat in a new tab.',
    decision: 'In a window under 320 px high it goes with the page, as S2-28 and S2-92 say.',
    why: 'What is left of a screen enlarged to 400 % has no room for what floats.',
  },
  'S2-51': {
    statement: 'A scroll-to-top button appears after 300 px of scroll.',
    decision: 'In a window under 320 px high it goes with the page, as S2-28 and S2-92 say.',
    why: 'What is left of a screen enlarged to 400 % has no room for what floats.',
  },
  'S2-52': {
    statement: 'The scroll-to-top button scrolls smoothly.',
    decision: 'It scrolls instantly when the visitor asks for reduced motion.',
    why: 'A long moving page can make people ill; the document does not consider the preference.',
  },
  'S2-60': "The menu catalogue holds the document's eight rows in its order: name, category and path.",
  'S2-61': {
    statement: "An upcoming programme shows a 'Coming Soon' badge, is dimmed, and is neither a link nor a button.",
    decision:
      'In the menu its words have a contrast of 4.5:1 to 6.5:1, those of the other programmes 7:1 or more. Elsewhere a dashed outline stands for dimming, the words keep their strength, and the name is a link (S2-120).',
    why: 'Dimmed must be told from the others at a glance, and read all the same (WCAG 1.4.3).',
  },
  'S2-70': 'The footer is wide above 1100 px and narrow at 1100 px or below, and switches live as the width changes.',
  'S2-71': 'The wide footer, under Connect, links Facebook, Instagram, LinkedIn, WhatsApp and X, each in a new tab.',
  'S2-72': 'The wide footer, under More About the centre, links /about and /terms-and-conditions.',
  'S2-73':
    'The wide footer, under Corporate Training, links /corporate-training/productivity-ai-tools, /corporate-training/ethical-ai and /corporate-training/learnerships-bursaries.',
  'S2-74': 'The wide footer, under Corporate Consulting, links /corporate-training/practical-ai.',
  'S2-75':
    'The wide footer, under Students, has four buttons: Bootcamps, Career Boosters, Full Programs and Code Curious?',
  'S2-76': {
    statement: "A Students button scrolls smoothly to the home page's programs section.",
    decision: 'It scrolls instantly when the visitor asks for reduced motion.',
    why: 'A long moving page can make people ill; the document does not consider the preference.',
  },
  'S2-77': {
    statement: 'From any other route, a Students button first goes to / and scrolls after 500 ms.',
    decision: 'With reduced motion it scrolls instantly, after the same 500 ms.',
    why: 'A long moving page can make people ill; the document does not consider the preference.',
  },
  'S2-78':
    'The wide footer shows the logo, both accreditation blocks with their numbers, and a closing copyright line.',
  'S2-79': {
    statement: 'A Students button also chooses its kind in the filter of the programmes section.',
    why: 'The document gives four buttons one and the same target. A visitor who asks for bootcamps should see bootcamps.',
  },
  'S2-80':
    "The narrow footer has the heading 'Interested in Learning Top Tech Skills?' and an 'Apply Now' button that opens the external registration page in a new tab.",
  'S2-81':
    'The narrow footer lists, without links: About, Courses, Pricing, Corporate Training, AI Consulting and Contact.',
  'S2-82':
    'The narrow footer shows the social icons, the accreditations by label without their numbers, the logo and a copyright line.',
  'S2-83': {
    statement:
      'The footer also links the learning process, the fees and the intake dates, at every width, and the narrow one, which has no buttons of their names, the pages of the kinds of programme. Below them stand the centre’s e-mail address and telephone number. No link has the name of one of the six labels (S2-81), which stand on a line under ‘What we do’.',
    why: 'At the end of a page a visitor asks how it works, what it costs and when it starts; the document’s columns answer none of these, and those of its narrow footer are no links.',
  },
  'S2-90': {
    statement:
      'On a small screen the intake blocks are rows by month: the programme, its state, and its dates side by side. A phone shows the first six until a press, and all without scripts; the page is at most 4,200px high at 390px.',
    why: 'Fifteen blocks of seven lines each are too long to compare.',
  },
  'S2-91': {
    statement:
      'At 390px wide every programme’s page is at most 6,200px high; what comes second is folded away under its heading and opens by a press, with or without scripts.',
    why: 'Nobody reads ten screens to decide. What is folded is there for searching, for printing and on wide screens.',
  },
  'S2-92': {
    statement:
      'What floats is always in sight and covers neither words nor the end of a page: on a wide screen it stands in the margin, on a small one in a programme’s bar or in a slim bar of its own at the window’s foot. In a window under 320 px high it ends the page (S2-28).',
    why: 'A button over words hides them from a visitor who begins to read. A bar has an edge, and what is behind it is only a touch away.',
  },
  'S2-93': {
    statement: 'Of the intakes that start next, the page of prices shows first those that have places.',
    why: 'A visitor who looks for a date wants one that can still be had.',
  },
  'S2-94': {
    statement:
      'A programme’s page has its next intake, price and the way to apply in a bar at the foot of the window: on a small screen always, on a wide one with its name, once its header is out of view and until its last call is in view.',
    why: 'In the middle of a long page the way to apply should be in view. The last call has the same actions.',
  },
  'S2-95': {
    statement:
      'The home page shows one card of each category on a phone, and the first two that can be applied for on a wider screen, until a filter or ‘Show all’ is pressed; without scripts all are there. On a phone the first begins above 1,150px, without its summary, and the page is under 6,200px high; at 1280px it is at most 5,000px.',
    why: 'Twelve cards one below the other hide all that follows, and a visitor who looks for a programme should see one at once.',
  },
  'S2-96': {
    statement:
      'The page of the terms begins with what a learner must know in short, each point with a link to its part; then come four short documents under a list of them and, on a wide screen, of the parts of the first: terms of use, privacy notice, analytics and accessibility statement.',
    why: 'Nobody reads one long document to find one answer.',
  },
  'S2-97': {
    statement:
      'On the page of the intakes each one that is open leads to the applicant site with its programme, and one that is not says from which day it is.',
    why: 'A visitor who has found a day should not have to look for the programme’s page to apply for it.',
  },
  'S2-120': {
    statement:
      'Outside the menu, in cards and tables, an upcoming programme has the badge, and its name links to its page.',
    why: 'The document makes it not clickable in the menu. Its page says what is planned and whom to ask; a name without a way there is a dead end.',
  },
  'S2-121': {
    statement:
      'A page’s title is its heading, but for the home page and the not-found page, whose headings greet and whose titles name.',
    why: 'A visitor who follows a title from a search or a tab expects to land under it.',
  },
  'S2-122': {
    statement: 'Bars, menu, footer and breadcrumbs name a page by its title or by the first words of it.',
    why: 'The document names pages in bars in short, with other capitals: Pricing, About Us. A visitor has to know the page again on arrival.',
  },
  'S2-123': {
    statement:
      'The menu of a phone, after the main links, and the programmes dropdown link the intake dates and the offer for employers.',
    why: 'The document’s bar has nothing for an employer, who would have to find the offer at the end of the home page; and a visitor who compares programmes asks for dates.',
  },
  'S2-130': {
    statement:
      'A part of a page has the focus only while a skip link, a hash or an announcement that was closed has put it there: after a click in its text, Tab goes on from there.',
    why: 'A page area that takes the focus of every click sends Tab back to the top of the page.',
  },
  'S2-131': {
    statement:
      'The filter of the home page comes back with Back. A chosen one stands in the address, and one that there is not shows all programmes; a Students button leaves the address as it is specified (S2-77).',
    why: 'A visitor who opens one programme after another should not choose the kind again each time.',
  },
  'S2-132': {
    statement:
      'Enter in the search gives the focus to the first result that can be followed, and follows nothing; where there is none it does nothing.',
    why: 'A short search has many results: the page should not change under a visitor who only wants to see them, and a phone’s Search key should bring them into view.',
  },
  'S3-01': 'A menu entry has a name, a url or path, and an icon.',
  'S3-02': {
    statement:
      'A program has a name, a path, a description (empty for all), an icon, an optional isUpcoming flag and a category.',
    decision: 'That is so of the menu catalogue. A programme’s page has a description for search engines besides.',
    why: 'The document shows programmes in the menu alone. A search engine that is given no description makes one up.',
  },
  'S3-03': 'A category has a name, an icon image and a list of programs.',
  'S4-01': "The footer's layout is narrow when the width is 1100 px or less, otherwise wide.",
  'S4-02': {
    statement: 'The programmes dropdown is open or closed, and holds a selected category and a search text.',
    decision: 'Closing it forgets both.',
    why: 'The document does not say what survives; a dropdown that opens as it was first seen is the one a visitor can predict.',
  },
  'S4-03': {
    statement:
      'The site is in mobile mode under 768 px, where the menu and the programmes panel are each open or closed.',
    decision:
      'Crossing 768 px closes them. In a wider window whose bar has no room for its links in the visitor’s text size, the bar has the menu too.',
    why: 'The document does not say what a turned phone does; a panel made for the other mode would lie over the page with no button to close it. At twice the text size the links would take three lines of every screen.',
  },
  'S4-04': 'The navigation bar is hidden or shown according to the direction of scrolling.',
  'S4-05': {
    statement: 'The scroll-to-top button is visible after 300 px of scroll.',
    decision: 'It is not there before. In a window under 320 px high it goes with the page, as S2-28 and S2-92 say.',
    why: 'What is left of a screen enlarged to 400 % has no room for what floats.',
  },
  'S5-01': {
    statement: 'The only input is the programme search.',
    decision: 'A page has no form and no field for a password either.',
    why: 'The rules for any sign-in or password belong to the external applicant site, and what is not asked needs no rule.',
  },
  'S5-02': {
    statement:
      'The search matches what is typed as a literal, case-insensitive substring of the programme name: `.*`, `(` and `\\` are plain text.',
    decision: 'Spaces around what is typed do not count, and spaces alone are no search.',
    why: 'The keyboard of a phone adds a space after a word that it completes. A visitor who sees no space should not read that there is no such programme.',
  },
  'S6-01': 'All pages are public and identical for every visitor; there are no roles.',
  'S7-01': {
    statement: 'No data requests to a product backend are shown.',
    decision: 'So the site makes none: beside its own files it asks the hosts that measure, and no other.',
    why: 'The document shows none and says of no entity that it is stored or on a server. A request that nothing needs tells a stranger of the visit.',
  },
  'S7-02':
    'The site leads out to the external login page, the external registration page (in a new tab from the footer button), the social profiles and the messaging-app chat.',
  'S7-03': {
    statement:
      'The site sends a page-view event on each route, with a page title derived from the path, and the path plus query.',
    decision:
      'Of the query, the planner’s choices and the parts that begin with utm_ are sent, unless they hold an address; all else stays in the browser.',
    why: 'The document asks for the query. A link of a letter may carry a name or an email address in it, and neither Google’s terms nor POPIA lets that be sent.',
  },
  'S7-04': 'The site sends a programme-view event, with the same two fields, on each programme page.',
  'S7-05': {
    statement: 'Nothing is sent before analytics has started.',
    decision: 'A view from before the start is sent once analytics has started, and no view is sent twice.',
    why: 'The document starts analytics about a second late and does not say what becomes of the first view; to lose or double it would falsify every count.',
  },
  'S7-06': 'A web-vitals report is set up without a receiving callback.',
  'S7-07': {
    statement:
      'No analytics is sent when the browser signals Global Privacy Control or Do Not Track, when the visitor has switched it off, or when no project is configured. Switching it off deletes the cookies that it has set.',
    why: 'The document does not speak of consent; the visitor has already answered by the signal, and without a project there is nobody to send to.',
  },
  'S8-01': 'The message No programs found for "{search}" repeats what was typed, unaltered.',
  'S8-02': {
    statement:
      'A page that fails to load or to render says so in the page area and offers another try, while layout and navigation go on working.',
    why: 'The document shows no other message, yet code that loads on demand can fail to arrive; a blank page would leave the visitor stranded.',
  },
  'S9-01': 'The mobile breakpoint is under 768 px.',
  'S9-02': 'The footer is narrow at 1100 px or less.',
  'S9-03': 'The promotion bar switches at 1092 px.',
  'S9-04': {
    statement: 'The navigation bar hides past 30 px, on the way down, at a change above 3 px.',
    decision: 'Steps of 3 px or less add up, as S2-23 says.',
    why: 'A slow finger moves the page by a pixel or two at a time.',
  },
  'S9-05': {
    statement: 'The scroll-to-top button shows after 300 px.',
    decision: 'In a window under 320 px high it goes with the page, as S2-28 and S2-92 say.',
    why: 'What is left of a screen enlarged to 400 % has no room for what floats.',
  },
  'S9-06': {
    statement: 'Search suggestions hide 300 ms after a scroll.',
    decision:
      'The scroll is that of the page; more of it does not put the 300 ms off. They stay while one of them has the focus, and in a window under 320 px high, where they move with the page, while they are in sight. Typing, or going back to the field, shows them again.',
    why: 'The document does not say what is scrolled, nor how they come back. Who scrolls along the results reads them, and what has the focus must not vanish.',
  },
  'S9-07': 'The scroll after going home from the footer waits 500 ms.',
  'S9-08': 'Exactly two programmes are upcoming: /programs/dataScience and /programs/AIBusiness.',
  'S9-09': {
    statement: 'The catalogue has three categories and eight programmes.',
    decision:
      'They are those of the menu, each category with its count. Career boosters are a fourth category, with three programmes more.',
    why: 'The document names career boosters beside the other kinds of programme, gives them a page and leaves them out of these counts. A programme without a category would be listed nowhere.',
  },
  'S9-10': 'Analytics starts about one second after load.',
  'S9-11': 'The accreditation number has the form year/number/two digits.',
  'S9-12': 'The registration number has the form year/FET07/number.',
} satisfies Record<`S${number}-${number}`, string | { statement: string; decision?: string; why: string }>;

export interface Requirement {
  id: string;
  /** Who says so: the document, or the centre beyond it. */
  speaker: 'document' | 'centre';
  /** A complete sentence that a test can show true or false. */
  statement: string;
  decision?: string;
  why?: string;
}

function requirement([id, said]: [string, (typeof register)[keyof typeof register]]): Requirement {
  if (typeof said === 'string') return { id, speaker: 'document', statement: said };
  return { id, speaker: 'decision' in said ? 'document' : 'centre', ...said };
}

export const requirements: readonly Requirement[] = Object.entries(register).map(requirement);
