import { Download, Pencil, Wrench } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { link } from '../app/router.ts';
import { useLists } from '../app/session-context.ts';
import { PixelImage } from '../parts/pixel-image.tsx';
import { save } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { useJobs } from '../queue/jobs.tsx';

const JOBS = graphql(`
  query PictureJobs($after: String) {
    jobs(first: 40, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges { node { id status asset { id } animation { id } images { id url width height drawnAs } } }
    }
  }
`);
type Job = ResultOf<typeof JOBS>['jobs']['edges'][number]['node'];
type Picture = Job['images'][number];

/** Those of the jobs that drew no asset. */
const picturesOf = ({ edges }: ResultOf<typeof JOBS>['jobs']): readonly Picture[] =>
  edges.flatMap(({ node }) => (node.asset || node.animation ? [] : node.images));

/** Jobs that end within this are looked for together, in milliseconds. */
const TOGETHER_MS = 200;

/** Pictures that belong to no asset, newest first: found among the jobs that drew them, and there as soon as they are drawn. */
export function Pictures({ search }: { search: string }) {
  const lists = useLists();
  const { complain } = useToasts();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [after, setAfter] = useState<string | null>();
  const [problem, setProblem] = useState<string>();
  const more = useCallback(
    async (from: string | null, before: readonly Picture[]) => {
      const { data, error } = await lists.query(JOBS, { after: from }).toPromise();
      setProblem(problemOf(error)?.message);
      if (!data) return;
      const { pageInfo } = data.jobs;
      const found = picturesOf(data.jobs);
      setPictures([...before, ...found]);
      setAfter(pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null);
    },
    [lists],
  );
  useEffect(() => void more(null, []), [more]);
  const { onEnd } = useJobs();
  const timer = useRef(0);
  useEffect(() => {
    const renew = async () => {
      timer.current = 0;
      const { data } = await lists.query(JOBS, { after: null }).toPromise();
      if (!data) return;
      const newest = picturesOf(data.jobs);
      setPictures((known) => {
        const ids = new Set(known.map(({ id }) => id));
        return [...newest.filter(({ id }) => !ids.has(id)), ...known];
      });
      setAfter((from) => from ?? null);
    };
    const forget = onEnd(({ status }) => {
      if (status === 'COMPLETED') timer.current ||= window.setTimeout(() => void renew(), TOGETHER_MS);
    });
    return () => {
      forget();
      window.clearTimeout(timer.current);
      timer.current = 0;
    };
  }, [lists, onEnd]);
  const words = search.trim().toLowerCase();
  const shown = pictures.filter(({ drawnAs }) => drawnAs.toLowerCase().includes(words));
  return (
    <div className="grid-scroll pictures">
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      {after !== undefined && shown.length === 0 && (
        <div className="empty">
          <h2>{words ? 'Nothing of that name here' : 'No pictures yet'}</h2>
          <p className="dim">
            {after ? 'Older ones may be.' : 'What Picture and Scene draw, and what the tools make, stands here.'}
          </p>
        </div>
      )}
      <ul className="pictures-grid" aria-label="Pictures">
        {shown.map(({ id, url, width, height, drawnAs }) => (
          <li key={id} className="card-item">
            <a className="card-link" {...link(`/editor?image=${id}`)}>
              <span className="card-picture check">
                <PixelImage src={url} alt="" />
              </span>
              <span className="card-words">
                <Pencil className="icon" aria-hidden />
                <b className="cut">{drawnAs}</b>
                <span className="number dim">{width === height ? width : `${width}×${height}`}</span>
              </span>
            </a>
            <a
              className="button icon-only picture-save picture-tools"
              title="Use in the tools"
              {...link(`/tools?image=${id}`)}
            >
              <Wrench className="icon" aria-hidden />
              <span className="hidden-text">Use {drawnAs} in the tools</span>
            </a>
            <button
              type="button"
              className="button icon-only picture-save"
              aria-label={`Download ${drawnAs}`}
              onClick={() => void save(url, drawnAs).catch((error: Error) => complain(error.message))}
            >
              <Download className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {after && (
        <p className="pictures-more">
          <button type="button" className="button" onClick={() => void more(after, pictures)}>
            Show older ones
          </button>
        </p>
      )}
    </div>
  );
}
