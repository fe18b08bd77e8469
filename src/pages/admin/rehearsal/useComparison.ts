import { useState } from 'react'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalGroup } from '#contract/rehearsals'
import { useCall, useCallPage } from '../../../dataProvider/index.ts'
import { amount } from '../../../resources/rehearsals/lastRun.ts'

/** Another rehearsal to see beside this one: which there are that were run, and what each group loses by it. */
export function useComparison(id: number, by: 'customer' | 'productGroup' | 'plant' | 'kind') {
  const [chosen, choose] = useState('')
  const { data: page } = useCallPage(pricingAdmin.rehearsals, {}, { meta: { quiet: true } })
  const others = (page?.data ?? []).filter(row => row.id !== id && row.lastRunAt !== null)
  const { data: groups = [] } = useCall(
    pricingAdmin.rehearsalGroups,
    { params: { id: Number(chosen) }, query: { by } },
    { enabled: chosen !== '' },
  )
  return {
    chosen,
    choose,
    choices: others.map(row => ({ code: String(row.id), description: row.name })),
    /** '': none is chosen. */
    name: others.find(row => String(row.id) === chosen)?.name ?? '',
    lostOf: ({ key, currency }: RehearsalGroup): string => {
      const same = groups.find(group => group.key === key && group.currency === currency)
      return same === undefined ? '–' : amount(same.lost, same)
    },
  }
}
