import { useFormState, useWatch } from 'react-hook-form'
import { security, type UserInput } from '#contract/security'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useCall } from '../../dataProvider/index.ts'
import {
  asInputs,
  usePeopleChoices,
  usePlantChoices,
  useRoleChoices,
  useStateChoices,
  useWorkgroupChoices,
} from './choices.ts'
import { heldWords } from './heldWords.ts'
import { userLabels } from './userLabels.ts'

/** Whether the tick is taken away from somebody who may sign in, and what they hold. */
function useLeaving() {
  const [login, isActive] = useWatch<UserInput, ['login', 'isActive']>({ name: ['login', 'isActive'] })
  const { defaultValues } = useFormState<UserInput>()
  const isLeaving =
    defaultValues?.login === login && login !== '' && defaultValues.isActive === true && !isActive
  const { data: inHand } = useCall(
    security.heldByUser,
    { params: { login } },
    { enabled: isLeaving, staleTime: 0, meta: { quiet: true } },
  )
  return { isLeaving, inHand }
}

/** The inputs of a user: who they are, what they may, and with whom they work. */
export function UserInputs() {
  const roles = useRoleChoices()
  const workgroups = useWorkgroupChoices()
  const states = useStateChoices()
  const plants = usePlantChoices()
  const held = useWatch<UserInput, 'roles'>({ name: 'roles' })
  const linkedReps = useWatch<UserInput, 'salesReps'>({ name: 'salesReps' })
  const linkedAssistants = useWatch<UserInput, 'assistants'>({ name: 'assistants' })
  const { isLeaving, inHand } = useLeaving()
  const isCoordinator = held.includes('SCA') || linkedReps.length > 0
  const isSalesRep = held.includes('SALESREP') || linkedAssistants.length > 0
  const salesReps = usePeopleChoices('SALESREP', isCoordinator)
  const coordinators = usePeopleChoices('SCA', isSalesRep)
  const links = [
    {
      name: 'salesReps' as const,
      isShown: isCoordinator,
      choices: salesReps,
      placeholder: 'Whose quotes this person coordinates',
    },
    {
      name: 'assistants' as const,
      isShown: isSalesRep,
      choices: coordinators,
      placeholder: "Who coordinates this person's quotes",
    },
  ].filter(({ isShown }) => isShown)
  return (
    <>
      <FieldGroup title="Person" columnWidth={200}>
        <TextInput<UserInput> name="login" label={userLabels.login} />
        <TextInput<UserInput> name="name" label={userLabels.name} />
        <TextInput<UserInput> name="email" label={userLabels.email} />
        <CheckInput<UserInput>
          name="isActive"
          label="May sign in"
          {...(isLeaving ? { helperText: heldWords(inHand) } : {})}
        />
        <TextInput<UserInput>
          name="about"
          label={userLabels.about}
          span="row"
          helperText="Shown where a person is chosen, for example at the development sign-in."
        />
      </FieldGroup>
      <FieldGroup title="Access" columnWidth={260}>
        <MultiChoiceInput<UserInput>
          name="roles"
          label={userLabels.roles}
          span="row"
          choices={asInputs(roles)}
          placeholder="Without a role a person can only read"
        />
        <MultiChoiceInput<UserInput>
          name="workGroups"
          label={userLabels.workGroups}
          span="row"
          choices={asInputs(workgroups)}
          placeholder="Their worklists"
        />
      </FieldGroup>
      <FieldGroup title="Defaults" columnWidth={200}>
        <SelectInput<UserInput>
          name="defaultState"
          label={userLabels.defaultState}
          choices={asInputs(states)}
        />
        <SelectInput<UserInput>
          name="defaultPlant"
          label={userLabels.defaultPlant}
          choices={asInputs(plants)}
        />
      </FieldGroup>
      {links.length === 0 ? null : (
        <FieldGroup title="Works with" columnWidth={260}>
          {links.map(({ name, choices, placeholder }) => (
            <MultiChoiceInput<UserInput>
              key={name}
              name={name}
              label={userLabels[name]}
              span="row"
              choices={asInputs(choices)}
              placeholder={placeholder}
            />
          ))}
        </FieldGroup>
      )}
    </>
  )
}
