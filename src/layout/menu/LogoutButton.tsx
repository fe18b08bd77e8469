import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { useLogout } from 'react-admin'
import { text } from '#domain/messages'
import { useConfirm } from '../confirm/useConfirm.ts'
import { useSayFailure } from '../notifications/useSay.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuEntryIcon } from './MenuEntryIcon.tsx'

/** Logout: asks, then ends the session here and at the sign-in provider. */
export function LogoutButton() {
  const confirm = useConfirm()
  const logout = useLogout()
  const sayFailure = useSayFailure()

  const onClick = async () => {
    if (!(await confirm({ title: 'Confirm Logout', message: text('confirmLogout') }))) return
    try {
      await logout({ confirmed: true }, undefined, false)
    } catch (error) {
      sayFailure(error, 'Unable to logout')
    }
  }

  return <MenuButton label="Logout" icon={<MenuEntryIcon of={LogoutOutlined} />} onClick={onClick} />
}
