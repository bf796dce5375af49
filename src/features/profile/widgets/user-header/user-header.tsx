import './user-header.scss'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/shapes'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { IconButton } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { UserHeaderConfig, UserHeaderValue } from '.'

type Props = WidgetProps<UserHeaderValue, UserHeaderConfig>

/** A role, a grade or a name that is older is asked for again when this is shown again, ms. */
const RENEWAL = 30_000

/** Somebody else may have made the user what they are by now: approved their shop, given them a seat. */
function useRenewal(): void {
  const { host, renewUser } = useServices()
  const asked = useRef(Date.now())
  host.usePageShow(() => {
    if (Date.now() - asked.current < RENEWAL) return
    asked.current = Date.now()
    void renewUser?.()
  })
}

/** Who is logged in, or the way to log in. */
export const UserHeader = observer(function UserHeader({ value, config }: Props) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  useRenewal()
  const user = value ?? session.user
  return (
    <View className='tp-user'>
      {user ? <Member user={user} config={config} /> : <Anonymous config={config} />}
      <IconButton
        name='settings'
        label={t('profile.header.settings')}
        onTap={open.to(config.settingUrl)}
      />
    </View>
  )
})

function Anonymous({ config }: { readonly config: UserHeaderConfig }) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Pressable className='tp-user__who' onTap={open.to(config.loginUrl)}>
      <View className='tp-user__nobody' decor>
        <Icon name='user' size={28} />
      </View>
      <View className='tp-user__text'>
        <View className='tp-user__line'>
          <Text className='tp-user__name'>{t('profile.header.anonymous')}</Text>
          <Icon name='chevron-right' size={20} />
        </View>
        <Text className='tp-user__note'>{t('profile.header.anonymousNote')}</Text>
      </View>
    </Pressable>
  )
}

function Member({
  user,
  config,
}: {
  readonly user: UserRecord
  readonly config: UserHeaderConfig
}) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const name = user.detail.nickName || user.user.userName || t('profile.header.unnamed')
  return (
    <>
      <Pressable
        className='tp-user__avatar'
        label={t('profile.header.avatar')}
        onTap={open.to(config.avatarUrl)}
      >
        <Avatar name={name} src={imageUrl(user.detail.avator, 56, 1)} size={56} />
      </Pressable>
      <View className='tp-user__text'>
        <View className='tp-user__line'>
          <Text className='tp-user__name' level={2}>
            {name}
          </Text>
          {config.showGrade && user.grade.name && (
            <Tag tone='brand' className='tp-user__grade'>
              {user.grade.name}
            </Tag>
          )}
        </View>
        {config.showId && user.mobile && (
          <Text className='tp-user__note tp-num'>{mask(user.mobile)}</Text>
        )}
      </View>
    </>
  )
}
