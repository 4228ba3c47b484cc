#!/usr/bin/env python3
"""Cuts the clips that the service plays out of templates.json (see README.md): build.py <templates.json> <out.json.br>.

Kept per frame: the pelvis (x, y, z; 1/10000 of the standing height) and the rotations of 15 bones from the T-pose
(quaternion x, y, z, w; 1/32767), as little-endian int16 in base64.
"""
import base64, json, struct, sys

import brotli

BONES = ['hips', 'chest', 'head', 'upperarm_r', 'lowerarm_r', 'hand_r', 'upperarm_l', 'lowerarm_l', 'hand_l',
         'upperleg_r', 'lowerleg_r', 'foot_r', 'upperleg_l', 'lowerleg_l', 'foot_l']
CLIPS = '''aim-2h attack-2h attack-2h-2 attack-chop attack-dual-2 attack-jump attack-slash attack-slash-2 attack-spin
attack-stab attack-thrust block block-attack cast-2 cast-4 cast-8 cheer climb crawl crouch-2 dance dance-2
death death-2 dodge fly get-up hurt hurt-2 idle-8 idle-torch interact interact-3 kneel-work lie-down nod
push-ups reload roll shake-head shoot-1h shoot-2h sit-floor sit-ups stand-up swim swim-idle talk taunt throw
wave'''.split()

data = json.load(open(sys.argv[1]))
skeleton = data['humanoid']
index = [skeleton['bones'].index(b) for b in BONES]
by_name = {c['name']: c for c in data['clips'] if c['kind'] == 'humanoid'}
out = {'bones': BONES, 'rest': {b: p for b, p in skeleton['rest_t_pose'].items()}, 'clips': []}
for name in CLIPS:
    c = by_name[name]
    assert 'CC0' in c['source'], c['source']
    numbers = []
    for f in range(c['frames']):
        numbers += [max(-32768, min(32767, round(v * 10000))) for v in c['root'][f]]
        for b in index:
            numbers += [round(v * 32767) for v in c['rotations'][f][b]]
    out['clips'].append({
        'name': name, 'action': c['action'], 'loop': c['loop'], 'frames': c['frames'], 'durationMs': c['duration_ms'],
        'source': c['source'], 'data': base64.b64encode(struct.pack(f'<{len(numbers)}h', *numbers)).decode(),
    })
open(sys.argv[2], 'wb').write(brotli.compress(json.dumps(out, separators=(',', ':')).encode(), quality=11))
print(len(out['clips']), 'clips')
