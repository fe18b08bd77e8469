import { type ListParams, listParams } from '../../dataProvider/index.ts'

/** What a page of a worklist asks its call for. */
export type WorklistInput = {
  readonly params?: Readonly<Record<string, number>>
  readonly query: Readonly<Record<string, string>>
}

interface AskedPage extends ListParams {
  /** What the call is asked besides. */
  readonly ask: Readonly<Record<string, string>>
  /** What stands in the path of the call. */
  readonly params?: Readonly<Record<string, number>> | undefined
}

/** The input of a worklist's call for one of its pages. */
export const worklistInput = ({ ask, params, ...page }: AskedPage): WorklistInput => ({
  ...(params === undefined ? {} : { params }),
  query: { ...ask, ...listParams(page) },
})
