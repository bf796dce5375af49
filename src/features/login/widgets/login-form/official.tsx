import { useEffect, useState } from 'react'
import { useServices } from '../../../../engine/services'
import { LoginError } from '../../../../errors/login'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box } from '../../../../ui/primitives/elements'
import { askOfficialLogin, autoOfficialLogin } from '../../host-deps'
import { takeOfficialFailure } from '../../official-login'
import { Problem } from './problem'
import { sentenceOf } from './use-login'

/** The official account's login: the page leaves for WeChat, by itself the first time. */
export function Official() {
  const { session, navigator } = useServices()
  const t = useTranslate()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  // Once, when the page opens: afterwards it is for the user to ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const before = takeOfficialFailure()
    setFailure(before)
    if (before === undefined && !session.isLoggedIn)
      setLeaving(autoOfficialLogin({ session, navigator }))
  }, [])

  const ask = () => {
    const left = askOfficialLogin({ session, navigator })
    setLeaving(left)
    setFailure(left ? undefined : new LoginError('failed'))
  }
  return (
    <Box className='tp-login__tap'>
      <Button block size='l' loading={leaving} onTap={ask}>
        {t('login.oneTap.wechat')}
      </Button>
      <Problem text={failure === undefined ? undefined : sentenceOf(failure, t)} />
    </Box>
  )
}
