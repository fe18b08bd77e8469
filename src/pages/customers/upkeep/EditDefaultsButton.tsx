import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type CustomerProfile, customer } from '#contract/customer'
import { DefaultsInput } from '#contract/customer/defaultInputs'
import type { PalletMasters } from '#contract/palletMasters'
import { masterRights } from '#domain/access'
import { useMay } from '../../../authProvider/useRights.ts'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { NumberInput } from '../../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../../components/editing/fields/SelectInput.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { usePalletLookup } from '../../quoteItem/draft/facts/usePalletLookup.ts'
import { defaultLabels } from '../profile/defaultLabels.ts'
import { type ChosenDefault, choicesOf } from '../profile/palletNames.ts'
import { EntryDialog } from './EntryDialog.tsx'

/** What a customer of whom nothing is kept yet is begun with. */
const usual: DefaultsInput = {
  ...{ palletTypeCode: '', palletTopTypeCode: '', palletHeight: 1500, overhangCode: '' },
  ...{ maxOverhangFrontMm: 0, maxOverhangSideMm: 0, strappingTypeCode: '', strapsAcross: 2 },
  ...{ strapsThrough: 0, stretchWrapCode: '', allowByPassPricing: false },
}

interface EditDefaultsProps {
  readonly customerCode: string
  /** Null: nothing is kept yet. */
  readonly profile: CustomerProfile | null
}

/** Changes what new quotes and items of a customer begin with. */
export function EditDefaultsButton({ customerCode, profile }: EditDefaultsProps) {
  const may = useMay(customer.saveProfile.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const save = useCallMutation(customer.saveProfile, {
    refresh: [customer.profile],
    onSuccess: () => say('Defaults have been saved.', 'success'),
  })
  const { data: masters } = usePalletLookup()
  if (!may) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {profile === null ? 'Enter defaults' : 'Edit'}
      </Button>
      {isOpen ? (
        <EntryDialog<DefaultsInput>
          title="Defaults of New Quotes"
          ok="Save"
          schema={DefaultsInput}
          empty={profile === null ? usual : DefaultsInput.parse(profile)}
          failed="The defaults were not saved."
          stale={[customer.profile]}
          save={values =>
            save.mutateAsync({ body: { ...values, customerCode, version: profile?.version ?? 0 } })
          }
          onClose={() => setOpen(false)}
        >
          <DefaultInputs masters={masters} />
        </EntryDialog>
      ) : null}
    </>
  )
}

function DefaultInputs({ masters }: { readonly masters: PalletMasters | undefined }) {
  const { setValue } = useFormContext<DefaultsInput>()
  const [palletTypeCode, topCode] = useWatch<DefaultsInput, ['palletTypeCode', 'palletTopTypeCode']>({
    name: ['palletTypeCode', 'palletTopTypeCode'],
  })
  const mayBypass = useMay(masterRights.priceTerms)
  const fits = (code: string, pallet: string) => {
    const top = masters?.palletTops.find(each => each.code === code)
    return top === undefined || top.palletTypeCodes.length === 0 || top.palletTypeCodes.includes(pallet)
  }
  const chosen = (name: ChosenDefault) => ({
    name,
    label: defaultLabels[name],
    choices: choicesOf(masters, name),
  })
  const counted = (name: 'strapsAcross' | 'strapsThrough') => ({ name, label: defaultLabels[name] })
  const measured = (name: 'palletHeight' | 'maxOverhangFrontMm' | 'maxOverhangSideMm') => ({
    ...{ name, label: defaultLabels[name], unit: 'mm' },
  })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SelectInput<DefaultsInput>
        {...chosen('palletTypeCode')}
        onChosen={pallet => {
          if (!fits(topCode, pallet)) setValue('palletTopTypeCode', '', { shouldDirty: true })
        }}
      />
      <SelectInput<DefaultsInput>
        {...chosen('palletTopTypeCode')}
        choices={choicesOf(masters, 'palletTopTypeCode').filter(({ code }) => fits(code, palletTypeCode))}
      />
      <NumberInput<DefaultsInput> {...measured('palletHeight')} />
      <SelectInput<DefaultsInput> {...chosen('overhangCode')} />
      <NumberInput<DefaultsInput> {...measured('maxOverhangFrontMm')} />
      <NumberInput<DefaultsInput> {...measured('maxOverhangSideMm')} />
      <SelectInput<DefaultsInput> {...chosen('strappingTypeCode')} />
      <SelectInput<DefaultsInput> {...chosen('stretchWrapCode')} />
      <NumberInput<DefaultsInput> {...counted('strapsAcross')} />
      <NumberInput<DefaultsInput> {...counted('strapsThrough')} />
      {mayBypass ? (
        <CheckInput<DefaultsInput>
          name="allowByPassPricing"
          label={defaultLabels.allowByPassPricing}
          span="row"
        />
      ) : null}
    </Box>
  )
}
