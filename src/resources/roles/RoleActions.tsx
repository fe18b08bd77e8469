import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RoleInput } from '#contract/security'
import { noUser } from '../users/noUser.ts'
import { ViewAsDrawer } from '../viewAs/ViewAsDrawer.tsx'

/** "View as": what somebody with only this role would see, as the form stands now. */
export function RoleActions() {
  const { getValues } = useFormContext<RoleInput>()
  const [role, setRole] = useState<RoleInput | null>(null)
  return (
    <>
      <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setRole({ ...getValues() })}>
        View as
      </Button>
      {role === null ? null : (
        <ViewAsDrawer
          person={{ ...noUser, name: role.name || 'somebody with this role', roles: [role.code] }}
          role={role}
          onClose={() => setRole(null)}
        />
      )}
    </>
  )
}
