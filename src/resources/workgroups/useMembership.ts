import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUpdate } from 'react-admin'
import { masters } from '#contract/masters'
import { security, type User } from '#contract/security'
import { text } from '#domain/messages'
import { refreshCalls, refreshRecords } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { users } from '../users/index.ts'
import { workgroups } from './index.ts'

/** Puts people into a workgroup and takes them out, each saved at once on the version shown. */
export function useMembership(code: string) {
  const [update] = useUpdate<User>()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [busy, setBusy] = useState(false)

  const save = async (user: User, isMember: boolean) => {
    setBusy(true)
    const others = user.workGroups.filter(group => group !== code)
    try {
      const workGroups = isMember ? [...others, code].sort() : others
      await update(
        users.name,
        { id: user.id, data: { ...user, workGroups }, previousData: user },
        { returnPromise: true },
      )
      say(text('adminUserSaved'), 'success')
    } catch (error) {
      sayFailure(error, text('adminUserSaveError'))
    } finally {
      setBusy(false)
      await refreshCalls(queryClient, [security.users, masters.log])
      await refreshRecords(queryClient, [workgroups, users])
    }
  }
  return { busy, save }
}
