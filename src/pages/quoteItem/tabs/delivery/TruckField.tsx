import { ReadOnlyField } from '../../../../components/editing/fields/ReadOnlyField.tsx'
import type { Choice } from '../../../../components/editing/fields/SelectInput.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'

interface TruckFieldProps {
  readonly choices: readonly Choice[]
  /** The truck of the quote, which counts while none is chosen. */
  readonly inherited: string
}

/** The type of truck: that of the quote until another is chosen. */
export function TruckField({ choices, inherited }: TruckFieldProps) {
  const { field, about, readOnly } = useSectionField('delivery.truckType')
  if (readOnly && field.value === '')
    return (
      <ReadOnlyField ref={field.ref} label={about.label} note="As the quote">
        {inherited}
      </ReadOnlyField>
    )
  return <SectionField path="delivery.truckType" choices={choices} empty={`As the quote: ${inherited}`} />
}
