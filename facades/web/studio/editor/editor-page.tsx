import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useRoute } from '../app/router.ts';
import { useToasts } from '../parts/toasts.tsx';
import { Editor } from './editor.tsx';
import { type Opened, openPicture } from './opened.ts';
import { blank } from './pixels.ts';
import './editor.css';

/** Draws on pictures, pixel by pixel; a selection can be drawn anew by words. */
export function EditorPage() {
  const { search } = useRoute();
  const [image, asset] = [search.get('image'), search.get('asset')];
  const client = useClient();
  const { complain } = useToasts();
  const [opened, setOpened] = useState<Opened & { of: string }>();
  const of = `${image} ${asset}`;
  useEffect(() => {
    let gone = false;
    openPicture(client, image, asset).then(
      (found) => !gone && setOpened({ ...found, of }),
      (error: Error) => {
        complain(error.message);
        if (!gone) setOpened({ bitmap: blank(32, 32), name: 'drawing', of });
      },
    );
    return () => {
      gone = true;
    };
  }, [image, asset, of, client, complain]);
  return opened?.of === of ? (
    <Editor key={of} opened={opened} />
  ) : (
    <p className="loading" role="status">
      Loading …
    </p>
  );
}
