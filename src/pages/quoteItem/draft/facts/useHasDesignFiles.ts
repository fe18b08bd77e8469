import { design } from '#contract/design'
import type { QuoteItem } from '#contract/quote'
import { useCall } from '../../../../dataProvider/index.ts'

/** Whether the design service has made files of the item, asked where its step asks for Design; undefined: not known. */
export function useHasDesignFiles({ id, asks }: Pick<QuoteItem, 'id' | 'asks'>): boolean | undefined {
  const { data } = useCall(
    design.checkGeneratedFiles,
    { query: { id } },
    { enabled: asks.includes('design'), meta: { quiet: true, patient: true } },
  )
  return data?.files.some(({ role }) => role !== 'ard')
}
