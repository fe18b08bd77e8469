import { sendSignIn } from '../../journeys/support/signIn.ts'
import type { Result } from '../report.ts'
import { builtProduct } from './builtProduct.ts'
import { scratchTyping } from './scratchTyping.ts'

/** Types on the estimating pad of the built product. */
export const scratchResults = (): Promise<Result[]> =>
  builtProduct(origin => scratchTyping(origin, page => sendSignIn(page, 'salesrep')))
