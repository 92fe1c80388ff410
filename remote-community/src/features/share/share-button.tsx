import { sitePath } from '@shared/contract/config';
import { Button, SendIcon } from '@shared/ui';
import { usePage } from '@shared/ui/page';

interface ShareButtonProps {
  title: string;
  /** Looks as the row of actions that it is in. */
  plain?: boolean;
}

/** Offers the page to the device's own ways of sharing; where it has none, its address is copied. */
export function ShareButton({ title, plain = false }: ShareButtonProps) {
  const { host, path, config } = usePage();
  const start = async () => {
    const url = new URL(sitePath(config, path), window.location.href).href;
    try {
      // Browsers have it on some systems and not on others.
      const device: { share?: (data: ShareData) => Promise<void> } = navigator;
      if (device.share) await device.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        host.showMessage({ kind: 'success', text: '链接已复制，可以发给别人' });
      }
    } catch (error) {
      // Whoever closes the device's dialog shares nothing, and knows it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      host.showMessage({ kind: 'error', text: `没有分享成，可以自己复制：${url}` });
    }
  };
  const words = (
    <>
      <SendIcon />
      分享
    </>
  );
  return plain ? (
    <button type="button" onClick={() => void start()}>
      {words}
    </button>
  ) : (
    <Button small onClick={() => void start()}>
      {words}
    </Button>
  );
}
