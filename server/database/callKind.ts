import { AsyncLocalStorage } from 'node:async_hooks'

/** What a call does, which says how long a statement of it may take: it reads, it writes, or it makes a document. */
export type CallKind = 'read' | 'write' | 'report'

const kinds = new AsyncLocalStorage<CallKind>()

/** Does the work as part of a call of this kind, a statement included that only begins when it is waited for. */
export const asCall = <Answer>(kind: CallKind, work: () => PromiseLike<Answer> | Answer): Promise<Answer> =>
  kinds.run(kind, async () => await work())

/** The kind of the call that this is part of; outside of calls as if it wrote. */
export const callKind = (): CallKind => kinds.getStore() ?? 'write'
