import { useMemo } from 'react'
import { quote as calls, type QuoteItem } from '#contract/quote'
import { type ItemSections, isSectionKey, validationTabIds } from '#domain/quoteItem'
import { type TakenPart, takenPart } from '#domain/variants'
import { fieldAccess } from '#domain/workflow'
import type { ComparedItem } from '../../../components/variants/useVariants.ts'
import VariantsDialog from '../../../components/variants/VariantsDialog.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadingPage } from '../../../layout/LoadingPage.tsx'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { readable } from '../draft/readable.ts'
import { useDraft, useDraftValues } from '../draft/useItemDraft.ts'

interface CompareWithDraftProps {
  readonly item: QuoteItem
  readonly onClose: () => void
}

const words: Readonly<Record<TakenPart, string>> = {
  size: 'The size',
  board: 'The board',
  print: 'The print',
  pallet: 'How it is packed',
}

/** The fields by whose access a part may be taken over. */
const asks: Readonly<Record<TakenPart, readonly (readonly ['overview' | 'print' | 'pallet', string])[]>> = {
  size: [['overview', 'length']],
  board: [['overview', 'boardGrade']],
  print: [
    ['overview', 'printProcess'],
    ['print', 'inkCoverages'],
  ],
  pallet: [['pallet', 'palletTypeCode']],
}

/** What stands in the fields of the item, beside other items of its quote: options first. A part of one is taken by a press. */
export default function CompareWithDraft({ item, onClose }: CompareWithDraftProps) {
  const draft = useDraft()
  const values = useDraftValues()
  const say = useSay()
  const { data: quote } = useCall(calls.get, { params: { id: item.quoteId } })
  const typed = useMemo(() => ({ id: item.id, sections: readable(values) }), [item.id, values])
  const others = useMemo(() => {
    const open = (quote?.items ?? []).filter(({ id, closeType }) => id !== item.id && closeType === null)
    const options = open.filter(({ option }) => option !== null && option.group === item.option?.group)
    return (options.length > 0 ? options : open.slice(0, 1)).map(({ id }) => id)
  }, [quote, item.id, item.option])
  if (quote === undefined) return <LoadingPage />

  const refusal = (part: TakenPart): string => {
    if (!item.mayEdit) return item.editRefusal
    const barred = asks[part].some(
      ([tab, field]) =>
        fieldAccess({ fieldRules: item.validations }, validationTabIds[tab] ?? 0, field).readOnly,
    )
    return barred ? `${words[part]} is read-only at ${item.stepName}.` : ''
  }
  const take = (part: TakenPart, from: ComparedItem) => {
    const why = refusal(part)
    if (why !== '') {
      say(why, 'warning')
      return
    }
    const before = structuredClone(draft.values())
    const patch = takenPart(part, from.sections)
    const put = (sections: Partial<ItemSections>) => {
      for (const [key, section] of Object.entries(sections)) {
        if (isSectionKey(key)) draft.change(key, structuredClone(section))
      }
    }
    put(patch as Partial<ItemSections>)
    say(`${words[part]} of ${from.item.reference} stands in the fields, not saved yet.`, 'success', {
      label: 'Undo',
      onAct: () => put(takenBack(before, patch)),
    })
  }
  return (
    <VariantsDialog
      quoteId={item.quoteId}
      start={[item.id, ...others]}
      typed={typed}
      onTake={take}
      onClose={onClose}
    />
  )
}

/** The sections that were touched, as they were. */
const takenBack = (before: ItemSections, patch: object): Partial<ItemSections> =>
  Object.fromEntries(Object.keys(patch).map(key => [key, before[key as keyof ItemSections]]))
