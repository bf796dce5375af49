import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { changeNickName } from '../../contract'

/** As the contract of the call has it. */
const NAME_LENGTH = 30

/** `/auto/edit?url=/user/nickname`: what others call the user. */
export const NicknameForm = observer(function NicknameForm() {
  const { session } = useServices()
  const t = useTranslate()
  const submit = useSubmit()
  const [name, setName] = useState(() => session.user?.detail.nickName ?? '')
  const [error, setError] = useState<string>()

  function save(): void {
    const nickName = name.trim()
    if (nickName === '') {
      setError(t('settings.nickname.empty'))
      return
    }
    void submit.run(
      async () => {
        await changeNickName({ body: { nickName } }, { quiet: true })
        const { user } = session
        if (user) session.refresh({ ...user, detail: { ...user.detail, nickName } })
      },
      { done: t('settings.nickname.done') },
    )
  }

  return (
    <FormPage
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('common.save')}
      onSubmit={save}
    >
      <TextField
        label={t('settings.nickname.label')}
        hint={t('settings.nickname.hint', { count: NAME_LENGTH })}
        error={error}
        field={{
          value: name,
          maxLength: NAME_LENGTH,
          placeholder: t('settings.nickname.placeholder'),
          confirmType: 'done',
          onConfirm: save,
          onChange: (typed) => {
            setName(typed)
            setError(undefined)
          },
        }}
      />
    </FormPage>
  )
})
