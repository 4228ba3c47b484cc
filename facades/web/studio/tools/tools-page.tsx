import { use, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { link, navigate, useRoute } from '../app/router.ts';
import { useStored } from '../app/stored.ts';
import { loadForms } from '../forms/load.ts';
import { useToasts } from '../parts/toasts.tsx';
import { type Picture, pictureOfImage } from './picture.ts';
import { PictureField } from './picture-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { TOOLS } from './tools.ts';
import './tools.css';

const toolsAt = (tool: string, image?: string | null): string =>
  `/tools?tool=${tool}${image ? `&image=${encodeURIComponent(image)}` : ''}`;

/** Takes a picture of one's own, or one that was drawn here, and does something with it. */
export function ToolsPage() {
  const { search } = useRoute();
  const forms = use(loadForms());
  const client = useClient();
  const { complain } = useToasts();
  const tools = TOOLS.filter(({ field }) => field in forms);
  const image = search.get('image');
  const named = search.get('tool');
  const [lately, setLately] = useStored('tools.tool', '', { tab: true });
  const tool = tools.find(({ id }) => id === (named ?? lately)) ?? tools[0]!;
  // each address names its tool, so that the way back leads to it
  useEffect(() => {
    if (named === null) navigate(toolsAt(tool.id, image), { replace: true });
    else if (named !== lately) setLately(named);
  }, [named, lately, setLately, tool.id, image]);
  // a file of one's own has no address: this tab keeps it over a reload
  const [own, setOwn] = useStored<Picture | undefined>('tools.picture', undefined, { tab: true });
  const [drawn, setDrawn] = useState<{ of: string; picture: Picture }>();
  useEffect(() => {
    if (!image) return;
    let gone = false;
    pictureOfImage(client, image).then(
      (picture) => !gone && setDrawn({ of: image, picture }),
      (error: Error) => !gone && complain(error.message),
    );
    return () => {
      gone = true;
    };
  }, [client, image, complain]);
  const picture = image ? (drawn?.of === image ? drawn.picture : undefined) : own;
  return (
    <ToolForm
      key={tool.id}
      form={forms[tool.field]!}
      tool={tool}
      picture={picture}
      before={
        <>
          <PictureField
            picture={picture}
            hrefOf={(id) => toolsAt(tool.id, id)}
            onFile={(next) => {
              setOwn(next);
              navigate(toolsAt(tool.id));
            }}
          />
          <nav className="kinds" aria-label="What to do with it">
            {tools.map(({ id, title, icon: Icon }) => (
              <a
                key={id}
                className="kind"
                aria-current={id === tool.id ? 'true' : undefined}
                {...link(toolsAt(id, image))}
              >
                <Icon className="icon" aria-hidden />
                {title}
              </a>
            ))}
          </nav>
        </>
      }
    />
  );
}
