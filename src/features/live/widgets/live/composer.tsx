import './composer.scss'
import { useHold } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/count'
import type { TextKey } from '../../../../shared/l10n'
import { IconButton } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Field } from '../../../../ui/primitives/fields'
import { LiveStatus } from '../../contract-shapes'
import type { RoomState } from './use-room'

interface ComposerProps
  extends Pick<RoomState, 'status' | 'draft' | 'setDraft' | 'send' | 'likes' | 'thumb'> {
  readonly isLoggedIn: boolean
  readonly onLogin: () => void
}

const CLOSED: { readonly [S in LiveStatus]?: TextKey } = {
  [LiveStatus.Created]: 'live.chat.notYet',
  [LiveStatus.Ended]: 'live.chat.closed',
  [LiveStatus.Forbidden]: 'live.chat.closed',
}

/** Below the talk: saying something, and a thumb up. */
export function Composer(props: ComposerProps) {
  const { status, draft, setDraft, send, likes, thumb, isLoggedIn, onLogin } = props
  const t = useTranslate()
  const locale = useLocale()
  useHold(draft !== '')
  const closed = CLOSED[status]
  const count = shortCount(likes, locale)
  return (
    <Box className='tp-live__bar'>
      {/* What is typed stays to be seen when the stream ends meanwhile. */}
      {closed !== undefined && draft === '' && <Txt className='tp-live__closed'>{t(closed)}</Txt>}
      {!closed && !isLoggedIn && (
        <Press className='tp-live__entry tp-live__entry--login' onTap={onLogin}>
          {t('live.chat.login')}
        </Press>
      )}
      {isLoggedIn && (!closed || draft !== '') && (
        <Box className='tp-live__entry'>
          <Field
            className='tp-live__field'
            label={t('live.chat.placeholder')}
            placeholder={t('live.chat.placeholder')}
            value={draft}
            onChange={setDraft}
            confirmType='send'
            onConfirm={send}
          />
          {draft.trim() !== '' && (
            <IconButton
              name='send'
              kind='solid'
              size='s'
              label={t('live.chat.send')}
              onTap={send}
            />
          )}
        </Box>
      )}
      {status !== LiveStatus.Forbidden && (
        <Press
          className='tp-live__thumb'
          label={t('live.thumb', { n: likes })}
          onTap={isLoggedIn ? thumb : onLogin}
        >
          <Box key={likes} className='tp-live__heart' decor>
            <Icon name='heart-fill' size={24} tone='brand' />
          </Box>
          <Txt className='tp-live__likes tp-num'>{count}</Txt>
        </Press>
      )}
    </Box>
  )
}
