/** Opens both Firebase projects as the site would, and asks each service one question that changes nothing. */
import { setLogLevel } from 'firebase/app';
import { checkActionCode } from 'firebase/auth';
import { doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { getMetadata, ref } from 'firebase/storage';
import { type Backend, backend } from '../../src/services/backends';
import { BACKENDS } from '../../src/services/firebaseConfig';

/** ms; a host that says nothing for longer does not answer. */
const ANSWER_LIMIT_MS = 15_000;
/** ms; the storage SDK asks again for as long when a host cannot be reached. */
const STORAGE_RETRY_MS = 2000;

export interface BackendAnswer {
  /** Whether the project's own service answered, and kept its data to itself. */
  isRight: boolean;
  /** One line for people. */
  line: string;
}

interface Question {
  service: string;
  ask(project: Backend): Promise<unknown>;
  /** What the service says when it is the project's own and is closed to strangers, as the rules here make it. */
  refusal: RegExp;
  /** What to do when it lets a stranger in. */
  cure: string;
}

const questions: Question[] = [
  {
    service: 'authentication',
    ask: async (project) => checkActionCode(await project.auth(), 'launch-check'),
    refusal: /auth\/invalid-action-code/,
    cure: 'it took a code that nobody was sent',
  },
  {
    service: 'storage',
    async ask(project) {
      const storage = await project.storage();
      storage.maxOperationRetryTime = STORAGE_RETRY_MS;
      return getMetadata(ref(storage, 'launch-check'));
    },
    refusal: /storage\/(unauthorized|unauthenticated)/,
    cure: 'anyone may read it: deploy storage.rules',
  },
  {
    service: 'database',
    // The whole SDK would keep a stream open and go on trying; this part of it asks once.
    ask: async (project) => getDoc(doc(getFirestore((await project.database()).app), 'launch-check/probe')),
    refusal: /Missing or insufficient permissions/,
    cure: 'anyone may read it: deploy firestore.rules',
  },
];

function withinLimit<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ANSWER_LIMIT_MS / 1000} seconds`)), ANSWER_LIMIT_MS);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

function oneLine(error: unknown): string {
  const { code = '', message } = error as Error & { code?: string };
  const words = message.replaceAll(/\s+/g, ' ').trim();
  return words.includes(code) ? words : `${code}: ${words}`;
}

async function put(name: (typeof BACKENDS)[number], { service, ask, refusal, cure }: Question): Promise<BackendAnswer> {
  const what = `${name} ${service}`;
  try {
    await withinLimit(ask(backend(name)));
    return { isRight: false, line: `${what}: answered, but ${cure}` };
  } catch (error) {
    const said = oneLine(error);
    return refusal.test(said)
      ? { isRight: true, line: `${what}: answered, closed to strangers as it should be (${said})` }
      : { isRight: false, line: `${what}: not reached: ${said}` };
  }
}

/** Asks all six services, by the variables of the build (S1-11). Never throws: what fails is said in its line. */
export function checkBackends(): Promise<BackendAnswer[]> {
  // What the SDKs would say of a failure stands in its line.
  setLogLevel('silent');
  return Promise.all(BACKENDS.flatMap((name) => questions.map((question) => put(name, question))));
}
