import { designOfRoute, offsiteMethodOf, type RouteToTake } from '#domain/estimating'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { useConfirm } from '../../../../../layout/confirm/useConfirm.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { readable } from '../../../draft/readable.ts'
import { useDraft, useDraftPart } from '../../../draft/useItemDraft.ts'
import { placedField } from '../../../fields/fieldPath.ts'
import { useFieldAccess } from '../../../fields/useFieldAccess.ts'

const steps = placedField('design.designSteps')

/** Takes a route that was found into the draft. Steps that stand there are replaced only when the person says so. */
export function useTakeRoute() {
  const draft = useDraft()
  const say = useSay()
  const confirm = useConfirm()
  const { data: masters } = useEngineMasters()
  const { data: lookup } = useDesignLookup(useDraftPart(({ product }) => product))
  const { readOnly } = useFieldAccess(steps)
  const take = async (plan: RouteToTake) => {
    if (masters === undefined) return
    const before = draft.values().design
    const count = before.designSteps.length
    const agreed =
      count === 0 ||
      (await confirm({
        title: 'Replace the Design Steps',
        message: `The ${count} steps of the route are replaced by the ${plan.path.length} of the one you take. Nothing is stored before you save.`,
        ok: 'Replace',
      }))
    if (!agreed) return
    const { preferredPlantCode } = draft.values().product
    draft.change('design', {
      ...designOfRoute(readable(draft.values()), plan, masters),
      offsiteDeliveryMethod: offsiteMethodOf(
        plan,
        preferredPlantCode,
        before.offsiteDeliveryMethod,
        lookup?.offsiteTransfers,
      ),
    })
    say('The route was taken into the design.', 'info', {
      label: 'Undo',
      onAct: () =>
        draft.change('design', {
          additionalTrim: before.additionalTrim,
          designSteps: before.designSteps,
          offsiteDeliveryMethod: before.offsiteDeliveryMethod,
        }),
    })
  }
  return { take, mayTake: !readOnly && masters !== undefined }
}
