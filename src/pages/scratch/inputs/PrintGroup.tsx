import { memo } from 'react'
import { printProcesses } from '#domain/quoteItem'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'
import { PadNumberField } from './PadNumberField.tsx'

interface PrintGroupProps {
  readonly printProcess: string
  readonly colours: number | null
  readonly coverage: number | null
  readonly change: ChangePad
}

const processes = printProcesses.filter(({ code }) => code !== 'NONE')
const withoutInk = ['NOPRINT', 'LITHO', 'OS_LITHO']

/** How the box is printed, with how many colours, and what each of them covers. */
export const PrintGroup = memo(function PrintGroup({
  printProcess,
  colours,
  coverage,
  change,
}: PrintGroupProps) {
  const hasNoInk = withoutInk.includes(printProcess)
  return (
    <Group title="Print">
      <PadChoiceField
        change={change}
        name="printProcess"
        label="Process"
        span={hasNoInk ? 6 : 2}
        value={printProcess}
        choices={processes}
      />
      {hasNoInk ? null : (
        <>
          <PadNumberField name="colours" label="Colours" span={2} value={colours} change={change} />
          <PadNumberField
            name="coverage"
            label="Coverage"
            unit="%"
            span={2}
            value={coverage}
            change={change}
          />
        </>
      )}
    </Group>
  )
})
