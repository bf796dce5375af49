import { useEffect, useState } from 'react'
import { useServices } from '../../engine/services'
import { askOfficialLogin, autoOfficialLogin } from '../../flows/login/host-deps'
import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { Box } from '../../ui/primitives/box'
import { Problem } from './problem'

/** The official account's login: the page leaves for WeChat, by itself the first time. */
export function Official() {
  const { session, navigator } = useServices()
  const t = useTranslate()
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)

  // Once, when the page opens: afterwards it is for the user to ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!session.isLoggedIn) setLeaving(autoOfficialLogin({ session, navigator }))
  }, [])

  const ask = () => {
    const left = askOfficialLogin({ session, navigator })
    setLeaving(left)
    setFailed(!left)
  }
  return (
    <Box className='tp-login__tap'>
      <Button block size='l' loading={leaving} onTap={ask}>
        {t('login.oneTap.wechat')}
      </Button>
      <Problem text={failed ? t('login.problem.failed') : undefined} />
    </Box>
  )
}
