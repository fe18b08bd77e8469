import { config } from '#contract/config'
import { security } from '#contract/security'
import type { StepWorkgroupInput } from '#contract/workflow-builder'
import { businessUnits } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useStepChoices } from '../../components/master/useBuilderChoices.ts'
import { useCall } from '../../dataProvider/index.ts'
import { labels } from './labels.ts'

/** The inputs of an owner of a step: which workgroup, and for which items. */
export function StepWorkgroupInputs() {
  const steps = useStepChoices()
  const groups = useCall(security.workgroups, { query: {} }, referenceList).data ?? []
  const plants = useCall(config.plants, {}, referenceList).data ?? []
  return (
    <FieldGroup title="Owner" columnWidth={220}>
      <SelectInput<StepWorkgroupInput> name="stepCode" label={labels.stepCode} choices={steps} />
      <SelectInput<StepWorkgroupInput>
        name="workgroupCode"
        label={labels.workgroupCode}
        choices={groups.map(({ code, description }) => ({ code, label: description }))}
      />
      <SelectInput<StepWorkgroupInput>
        name="plantCode"
        label={labels.plantCode}
        empty="Any plant"
        choices={plants.map(({ code, description }) => ({ code, label: description }))}
      />
      <SelectInput<StepWorkgroupInput>
        name="businessUnit"
        label={labels.businessUnit}
        empty="Any business unit"
        choices={businessUnits}
      />
      <CheckInput<StepWorkgroupInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
