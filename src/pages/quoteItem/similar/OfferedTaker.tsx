import { useOffer } from '../../../similarProducts/takers.ts'
import { useTaking } from './useTaking.ts'

/** Offers what the item can take over of a similar product. */
export function OfferedTaker() {
  useOffer(useTaking())
  return null
}
