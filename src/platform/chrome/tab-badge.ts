import Taro from '@tarojs/taro'

/** Outside a tab page the hosts refuse tab calls; the next tab page draws them again. */
const ignore = () => {}

function createBadges() {
  /** What the tabs are to show, by their index. */
  const badges = new Map<number, string>()

  /** Shows what every tab is to show: once more with every tab page (pitfalls P28). */
  function drawTabBadges(): void {
    for (const [index, text] of badges) {
      if (text === '') Taro.removeTabBarBadge({ index }).catch(ignore)
      else Taro.setTabBarBadge({ index, text }).catch(ignore)
    }
  }

  /**
   * Shows a mark on a tab; an empty one takes it away. The hosts read it out by themselves.
   *
   * @param _name the tab with what the mark says, for a host that does not.
   */
  function setTabBadge(index: number, text: string, _name: () => string): void {
    badges.set(index, text)
    drawTabBadges()
  }
  return { drawTabBadges, setTabBadge }
}

export const { drawTabBadges, setTabBadge } = createBadges()
