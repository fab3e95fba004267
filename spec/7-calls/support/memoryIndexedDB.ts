/**
 * As much of IndexedDB as the Firebase SDK needs, in memory. jsdom has none, and the SDK needs one. Databases have one
 * store each, and what fails in a real one does not fail here.
 */

const databases = new Map<string, Map<unknown, unknown>>();

/** Empties every database; the SDK keeps the ones it has open. */
export function clearMemoryIndexedDB(): void {
  for (const records of databases.values()) records.clear();
}

/** Puts the in-memory IndexedDB in place, once in a test file. */
export function installMemoryIndexedDB(): void {
  // No fake timer reaches this one, so tests may hold the clock. Promise callbacks still run before it.
  const soon = (callback: () => void) => void setImmediate(callback);
  const tell = (target: EventTarget, type: string, details: object = {}) => {
    const event = Object.assign(new Event(type), details);
    target.dispatchEvent(event);
    (target as unknown as Record<string, ((event: Event) => void) | undefined>)[`on${type}`]?.(event);
  };

  class IDBRequest extends EventTarget {
    result: unknown;
    transaction: IDBTransaction | null = null;
    error = null;
  }
  class IDBObjectStore {
    constructor(
      private readonly records: Map<unknown, unknown>,
      readonly transaction: IDBTransaction,
    ) {}
    get = (key: unknown) => this.transaction.run(() => structuredClone(this.records.get(key)));
    put = (value: unknown, key: unknown) =>
      this.transaction.run(() => void this.records.set(key, structuredClone(value)));
    delete = (key: unknown) => this.transaction.run(() => void this.records.delete(key));
  }
  class IDBTransaction extends EventTarget {
    error = null;
    private pending = 0;
    readonly objectStoreNames = ['store'];
    constructor(private readonly records: Map<unknown, unknown>) {
      super();
    }
    objectStore = () => new IDBObjectStore(this.records, this);
    run(operation: () => unknown): IDBRequest {
      const request = new IDBRequest();
      this.pending += 1;
      soon(() => {
        request.result = operation();
        tell(request, 'success');
        soon(() => {
          this.pending -= 1;
          if (this.pending === 0) tell(this, 'complete');
        });
      });
      return request;
    }
  }
  class IDBDatabase extends EventTarget {
    constructor(private readonly records: Map<unknown, unknown>) {
      super();
    }
    createObjectStore = () => undefined;
    transaction = () => new IDBTransaction(this.records);
    close = () => undefined;
  }
  class IDBIndex {}
  class IDBCursor {}

  const indexedDB = {
    open(name: string, version = 1) {
      const request = new IDBRequest();
      soon(() => {
        const isNew = !databases.has(name);
        const records = databases.get(name) ?? new Map();
        databases.set(name, records);
        request.result = new IDBDatabase(records);
        request.transaction = new IDBTransaction(records);
        if (isNew) tell(request, 'upgradeneeded', { oldVersion: 0, newVersion: version });
        request.transaction = null;
        tell(request, 'success');
      });
      return request;
    },
    deleteDatabase(name: string) {
      databases.delete(name);
      return new IDBRequest();
    },
  };
  Object.assign(globalThis, {
    indexedDB,
    IDBRequest,
    IDBObjectStore,
    IDBTransaction,
    IDBDatabase,
    IDBIndex,
    IDBCursor,
  });
}
