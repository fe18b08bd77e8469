import { useState } from 'react'
import { type Failure, isFailure } from '../../dataProvider/index.ts'
import { differences } from './differences.ts'
import type { Conflict } from './stored.ts'

interface Options<Values extends object, From extends { readonly values: Values }> {
  /** Makes the call and says itself that it worked. */
  readonly save: (values: Values, from: From) => Promise<unknown>
  /** What is stored now, after someone else was faster. */
  readonly reread: (stale: Failure, from: From) => From | Promise<From>
  /** What is stored now says what was chosen, though somebody else said so. */
  readonly agreed: (theirs: From) => void
  /** Says why it was not stored. */
  readonly explain: (error: unknown) => void
}

/** What is stored as soon as it is chosen, without a form. */
export interface StoredAtOnce<Values extends object, From extends { readonly values: Values }> {
  /** Stores `values`, which were made of `from`; true when they are stored. */
  readonly store: (values: Values, from: From) => Promise<boolean>
  readonly conflict: Conflict<Values, From> | null
  /** Goes on after a conflict with `values` on top of the newer version; true when they are stored. */
  readonly resolve: (values: Values) => Promise<boolean>
  readonly dismissConflict: () => void
}

/** Stores what is chosen at once; where someone else was faster the person is asked, as a form does. */
export function useStoreAtOnce<Values extends object, From extends { readonly values: Values }>({
  save,
  reread,
  agreed,
  explain,
}: Options<Values, From>): StoredAtOnce<Values, From> {
  const [conflict, setConflict] = useState<Conflict<Values, From> | null>(null)

  const meet = async (mine: Values, base: From, stale: Failure): Promise<boolean> => {
    const theirs = await reread(stale, base)
    if (differences(base.values, mine, theirs.values).length === 0) {
      agreed(theirs)
      return true
    }
    setConflict({ base, mine, theirs, message: stale.message })
    return false
  }

  const store = async (values: Values, from: From): Promise<boolean> => {
    try {
      await save(values, from)
      return true
    } catch (error) {
      if (!isFailure(error, 'stale')) {
        explain(error)
        return false
      }
      return meet(values, from, error).catch((unread: unknown) => {
        explain(unread)
        return false
      })
    }
  }

  return {
    store,
    conflict,
    resolve: async values => {
      if (conflict === null) return false
      const { theirs } = conflict
      setConflict(null)
      return differences(theirs.values, values, theirs.values).length === 0 || store(values, theirs)
    },
    dismissConflict: () => setConflict(null),
  }
}
