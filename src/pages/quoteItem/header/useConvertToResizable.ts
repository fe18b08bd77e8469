import { type QuoteItem, quote } from '#contract/quote'
import { sectionSchemas } from '#contract/quote/sections'
import { itemCategoryLabel, kindOf, resizableRefusal } from '#domain/quoteItem'
import { asHtml } from '../../../components/editing/asHtml.ts'
import { useProvider } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { saveSection } from '../draft/saveSection.ts'
import { useDraft, useDraftPart } from '../draft/useItemDraft.ts'
import { useSaveWorld } from '../draft/useSaveWorld.ts'

interface Conversion {
  /** Why the item can't become resizable; '' when it can. */
  readonly refusal: string
  /** Asks, and saves the product as it stands in the fields as a resizable one. */
  readonly convert: () => void
}

/** `Convert to Resizable`: the product with its new size becomes resizable, and its design has to be generated. */
export function useConvertToResizable(item: QuoteItem): Conversion {
  const draft = useDraft()
  const world = useSaveWorld(draft, item)
  const confirm = useConfirm()
  const { call } = useProvider()
  const itemCategory = useDraftPart(({ product }) => product.itemCategory)
  const refusal = item.editRefusal || resizableRefusal(itemCategory)
  const send: typeof world.send = (_, version, values) =>
    call(quote.convertToResizable, {
      body: { quoteItemId: item.id, version, product: sectionSchemas.product.parse(values) },
    })
  const convert = async () => {
    const { ardFileName, mfgFileName } = draft.values().design
    const files = [ardFileName, mfgFileName].filter(name => name !== '').map(asHtml)
    const becomes = itemCategoryLabel(kindOf(itemCategory)?.becomes ?? '')
    const cleared = files.length === 0 ? '' : ` ${files.join(' and ')} will not be of its design any more.`
    const agreed = await confirm({
      title: 'Convert to Resizable',
      message: `${item.reference} becomes ${becomes}. Its design has to be generated.${cleared}`,
      ok: 'Convert to Resizable',
    })
    if (agreed) await saveSection(draft, 'product', { ...world, send })
  }
  return { refusal, convert: () => void convert() }
}
