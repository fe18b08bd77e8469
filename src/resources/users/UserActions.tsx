import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { UserInput } from '#contract/security'
import { ViewAsDrawer } from '../viewAs/ViewAsDrawer.tsx'

/** "View as": what this person would see, as the form stands now. */
export function UserActions() {
  const { getValues, formState } = useFormContext<UserInput>()
  const [shown, setShown] = useState<UserInput | null>(null)
  return (
    <>
      <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setShown({ ...getValues() })}>
        View as
      </Button>
      {shown === null ? null : (
        <ViewAsDrawer person={shown} isStored={!formState.isDirty} onClose={() => setShown(null)} />
      )}
    </>
  )
}
