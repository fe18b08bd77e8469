import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { PalletKey } from '#domain/quoteItem'
import { useDraft } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'
import { palletPath } from './palletPath.ts'
import type { PalletsShown } from './usePallets.ts'

interface EnterByHandProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

/** Whether the size of a unit is entered by hand; it begins with the engine's. */
export function EnterByHand({ section, pallets }: EnterByHandProps) {
  const { field, about, readOnly } = useSectionField(palletPath(section, 'isSizeEntered'))
  const draft = useDraft()
  if (readOnly) return <SectionField path={palletPath(section, 'isSizeEntered')} span="row" />
  const { size } = pallets
  const change = (isSizeEntered: boolean) => {
    const isEmpty = !draft.values()[section].foldedSizeLength
    const begun =
      isSizeEntered && isEmpty && size?.ok
        ? {
            foldedSizeLength: size.value.length,
            foldedSizeWidth: size.value.width,
            foldedSizeT: size.value.thickness,
          }
        : {}
    draft.change(section, { isSizeEntered, ...begun })
  }
  return (
    <FormControlLabel
      sx={{ gridColumn: '1 / -1' }}
      control={
        <Checkbox
          size="small"
          checked={field.value === true}
          onChange={(_, checked) => change(checked)}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={about.label}
    />
  )
}
