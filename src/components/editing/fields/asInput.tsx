import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { ComponentProps } from 'react'
import { BareInput } from './BareInput.tsx'

type Props = Pick<
  ComponentProps<typeof BareInput>,
  'name' | 'label' | 'inputRef' | 'error' | 'readOnly' | 'required' | 'placeholder'
>

/** What an Autocomplete is typed into: an input like every other. */
export const asInput = (props: Props) => (params: AutocompleteRenderInputParams) => (
  <BareInput {...params} {...props} slotProps={{ ...params.slotProps, input: params.slotProps.input }} />
)
