import { printKind } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { usePrintingLookup } from '../../draft/facts/usePrintingLookup.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** Where it is printed, by whom its plates are made, and which art it had before. */
export function StereoGroup() {
  const { product } = useDraftValues()
  const { data } = usePrintingLookup(product)
  const { workCentres = [], vendors = [] } = data ?? {}
  return (
    <FieldGroup title="Stereo and Art" columnWidth={115}>
      {printKind(product.printProcess) === 'inks' ? <SectionField path="printing.stereoPlate" /> : null}
      <SectionField
        path="printing.workCentre"
        choices={workCentres.map(({ code, description, maxColours }) => ({
          code,
          label: `${code} ${description}, ${maxColours} colours`,
        }))}
      />
      <SectionField
        path="printing.vendor"
        choices={vendors.map(({ code, name }) => ({ code, label: name }))}
      />
      <SectionField path="printing.previousArtId" />
    </FieldGroup>
  )
}
