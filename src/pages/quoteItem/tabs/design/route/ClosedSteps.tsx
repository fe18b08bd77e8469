import { useCountAsShown } from '../../../draft/rules/useCountAsShown.ts'

const list = 'design.designSteps.'

/** Counts what is wrong in the steps that are folded away as shown: a press on the finding opens them. Draws nothing. */
export function ClosedSteps({ open }: { readonly open: number }) {
  useCountAsShown(list, `${list}${open}.`)
  return null
}
