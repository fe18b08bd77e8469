import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { lazy, Suspense, useState } from 'react'
import { useLogout } from 'react-admin'
import { text } from '#domain/messages'
import { setLeavingForSignIn } from '../../authProvider/leavingForSignIn.ts'
import { useUser } from '../../authProvider/UserContext.ts'
import { itemDrafts, type LeftDraft } from '../../components/forms/itemDraftStorage.ts'
import { useConfirm } from '../confirm/useConfirm.ts'
import { useSayFailure } from '../notifications/useSay.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuEntryIcon } from './MenuEntryIcon.tsx'

const LogoutDrafts = lazy(() => import('./LogoutDrafts.tsx'))

/** Logout: asks, about drafts on this machine too, then ends the session here and at the sign-in provider. */
export function LogoutButton() {
  const confirm = useConfirm()
  const logout = useLogout()
  const sayFailure = useSayFailure()

  const { login } = useUser()
  const [drafts, setDrafts] = useState<readonly LeftDraft[]>([])

  const leave = async () => {
    try {
      await logout({ confirmed: true }, undefined, false)
    } catch (error) {
      setLeavingForSignIn(false)
      sayFailure(error, 'Unable to logout')
    }
  }
  const onClick = async () => {
    const kept = itemDrafts(login)
    if (kept.length > 0) setDrafts(kept)
    else if (await confirm({ title: 'Confirm Logout', message: text('confirmLogout') })) await leave()
  }

  return (
    <>
      <MenuButton label="Logout" icon={<MenuEntryIcon of={LogoutOutlined} />} onClick={onClick} />
      {drafts.length === 0 ? null : (
        <Suspense fallback={null}>
          <LogoutDrafts
            login={login}
            drafts={drafts}
            onCancel={() => setDrafts([])}
            onLogout={() => {
              setDrafts([])
              // The person has been asked: the page of the item need not ask again.
              setLeavingForSignIn(true)
              void leave()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
