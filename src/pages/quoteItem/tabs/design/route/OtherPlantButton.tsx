import Factory from '@mui/icons-material/FactoryOutlined'
import Button from '@mui/material/Button'
import { quote } from '#contract/quote'
import { intoRoute, routedSections } from '#domain/estimating'
import { counted } from '#domain/formats'
import { isFailure } from '../../../../../dataProvider/index.ts'
import { useCallMutation } from '../../../../../dataProvider/useCallMutation.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useDraft, useItemDraft } from '../../../draft/useItemDraft.ts'

/** Puts the steps that another plant of the company would do into the route where they are done; says why there are none. */
export function OtherPlantButton() {
  const { item, saveAll } = useItemDraft()
  const draft = useDraft()
  const say = useSay()
  const { mutateAsync, isPending } = useCallMutation(quote.generateInterCompanyStep)
  const ask = async () => {
    // The other plant is asked about the item as it is stored.
    if (!(await saveAll(routedSections))) return
    try {
      const { plantCode, designSteps, path, offsiteDeliveryMethod, message } = await mutateAsync({
        body: { quoteItemId: item.id },
      })
      if (designSteps.length === 0) return say(message)
      const before = draft.values().design
      const fresh = designSteps
        .filter(({ workCentre }) => !before.designSteps.some(step => step.workCentre === workCentre))
        .map(step => ({ ...step, key: crypto.randomUUID().slice(0, 8) }))
      if (fresh.length === 0) return say(`What ${plantCode} does stands in the route already.`)
      draft.change('design', {
        designSteps: intoRoute(before.designSteps, fresh, path),
        offsiteDeliveryMethod,
      })
      const keys = new Set(fresh.map(({ key }) => key))
      say(`${counted(fresh.length, 'step')} of ${plantCode} now in the route.`, 'info', {
        label: 'Undo',
        onAct: () =>
          draft.change('design', {
            designSteps: draft.values().design.designSteps.filter(({ key }) => !keys.has(key)),
            offsiteDeliveryMethod: before.offsiteDeliveryMethod,
          }),
      })
    } catch (error) {
      say(isFailure(error) ? error.message : 'The other plants could not be asked.', 'error')
    }
  }
  return (
    <Button size="small" startIcon={<Factory />} disabled={isPending} onClick={() => void ask()}>
      Other plant
    </Button>
  )
}
