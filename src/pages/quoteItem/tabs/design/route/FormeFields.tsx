import Box from '@mui/material/Box'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionField } from '../../../fields/SectionField.tsx'
import { SectionRows } from '../../../fields/SectionRows.tsx'
import { fieldGrid } from './fieldGrid.ts'
import type { StepProps } from './stepProps.ts'

/** The formes that the step cuts with. */
export function FormeFields({ index }: Pick<StepProps, 'index'>) {
  const { data } = useDesignLookup(useDraftValues().product)
  const path = `design.designSteps.${index}` as const
  const vendors = (data?.formeVendors ?? []).map(({ code, name }) => ({ code, label: name }))
  return (
    <>
      <Box sx={fieldGrid}>
        <SectionField path={`${path}.formeType`} span={2} />
      </Box>
      <SectionRows
        path={`${path}.stepFormes`}
        rowWord="forme"
        title="Formes, rules in metres"
        choices={{ formeVendor: vendors }}
      />
    </>
  )
}
