"""Physiotherapy on the sports field: knee taping, stretching with a band, a runner on the track."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'tu5','b':'ne3','c':'tu1','d':'in1'}[K]; reset(); cyc(G,z=-.6,y=22,r=10,w=80)
box(0,0,-.6,13,8.6,.56,'in8',.06); box(0,0,-.05,12.8,8.4,.09,'grass',.03)
with at(0,-4.32): zari(12.8,-.5,.34,'ma8')
# track along the front
box(0,-2.9,.035,12.8,2.3,.02,'ma5',0); [box(0,-3.95+.7*k,.056,12.8,.06,.004,'cl0',0) for k in range(4)]; box(4.9,-2.9,.056,.14,2.2,.004,'cl0',0)
for k in range(2 if K not in 'bc' else 0):                             # hurdles
    with at(2.0+1.7*k,-3.3,.05,90):
        for sx in(-1,1): tube([(sx*.45,-.3,.02),(sx*.45,.1,.02),(sx*.45,.1,.72)],.02,'in8')
        box(0,.1,.66,1.0,.03,.12,'cl0',.005); [box(-.3+.3*j,.085,.66,.14,.02,.122,'ma7',0) for j in(0,2)]
# pavilion tent
with at(-.6,2.7,.04):
    if K!='b':                                                         # near, its roof would be cut
        for sx in(-1,1):
            for sy in(-1,1): cyl(sx*2.1,sy*.95,0,.05,2.1,'cl0')
        for k in range(12):
            x=-2.2+.3667*k+.183
            for s in(-1,1): box(x,s*.55,2.28,.368,1.25,.05,('cl0','ma7')[k%2],0,rx=s*-24)
        for s in(-1,1): [lathe([(.001,0),(.16,.16),(.16,.18)],('cl0','ma7')[k%2],seg=3,x=-2.05+.3667*k,y=s*1.13,z=1.9,sy=.15) for k in range(12)]
    with at(1.1,.2): table(1.3,.6,.78,'wood'); box(-.3,0,.78,.34,.26,.22,'cl0',.02); box(-.3,-.135,.84,.12,.005,.035,'red',0); box(-.3,-.135,.8,.035,.005,.115,'red',0); [cyl(.1+.12*k,.05,.78,.04,.16,('in5','tu5','ma5','ne5')[k],bev=.01) for k in range(4)]
def couch(c='ma5'):
    for sx in(-1,1):
        for sy in(-.75,.75): tube([(sx*.3,sy,0),(sx*.3,sy*.5,.5)],.024,'steel')
    box(0,0,.48,.7,1.9,.12,c,.05,seg=4)
shirt=dict(top='ma7',bottom='cl0',dress='shirt')
if K=='c':                                                             # near: both stand behind the couch, her hands on the knee
    with at(-1.75,-.6,.04,68):
        couch('in7')
        with at(0,0,.6): lying('tu3','cl0','skin3')
        with at(.52,-.46,0,-90): person(**{**shirt,'bottom':'in8'},skin='skin2',hair='bun',lean=26,hands=((-.14,-.47,.86),(.14,-.47,.85)),nod=10)
        with at(.72,.62,0,-90): person(top='in5',bottom='in8',dress='shirt',hair='short',skin='skin4',hands=((-.1,-.34,1.06),(.1,-.34,1.06)),hold=('sheet','tu5'),nod=12)
elif K!='b':
    with at(-2.3,.55,.04,62): couch('in7')
    with at(-2.3,.55,.64,62): lying('tu3','in7','skin3',lift=40)
    with at(-1.62,.02,.04,-150): person(**shirt,skin='skin2',hair='bun',lean=18,hands=((-.1,-.48,1.12),(.16,-.46,1.15)),nod=14)
    with at(-3.35,.5,.04,64): person(top='in5',bottom='in8',dress='shirt',hair='short',skin='skin4',hands=((-.1,-.34,1.06),(.1,-.34,1.06)),hold=('sheet','tu5'),nod=14)
# taping a knee: the player sits on a box, the student kneels
if K!='c':
    with at(.75,-.6,.04,-16): box(0,.06,0,.6,.45,.41,'in5',.03)
    with at(.75,-.6,.04,-16): person(top='tu5',bottom='in8',dress='shirt',hair='plait',skin='skin3',pose='sit',hands=((-.32,.1,.5),(.32,.1,.5)),nod=10)
    with at(.1,-1.12,.04,84): person(**shirt,skin='skin2',hair='plait',pose='kneel',lean=12,hands=((-.1,-.46,.56),(.12,-.42,.5)),nod=14)
    with at(1.62,-1.0,.04,-76): person(**{**shirt,'bottom':'in8'},hair='short',skin='skin3',pose='kneel',hands=((-.1,-.4,.6),(.12,-.4,.6)),nod=12,hold=('box','cl0'))
# band stretch
if K in 'ad':
    with at(3.6,.5,.04,-30): person(top='ne5',bottom='in8',dress='shirt',hair='short',skin='skin2',stride=.18,hands=((-.62,-.12,1.35),(.62,-.12,1.35)))
    tube([(3.6+.62*math.cos(R(-30)+math.pi)-.06,.5-.62*math.sin(R(-30)+math.pi)*-1-.1,1.4),(3.58,.36,1.36),(3.6+.62*math.cos(R(-30))-.06,.5+.62*math.sin(R(-30))-.1,1.4)],.018,'tu5')
    with at(4.35,-.35,.04,-70): person(**shirt,hair='bun',skin='skin4',hands=((-.12,-.4,1.1),(.12,-.44,1.15)),build=1.05)
if K!='c':
    with at(2.6,1.6,.04,-10): box(0,0,0,.8,1.9,.04,'tu3',.015)
    with at(2.6,1.95,.08,-10): person(top='cl0',bottom='in7',dress='kurta',hair='plait',skin='skin2',pose='floor',hands=((-.5,-.3,.3),(.5,-.3,.3)))
# runners
if K in 'ad':
    for x,y,t,s,h in((-2.6,-2.5,'tu5','skin3','short'),(-4.2,-3.25,'ne5','skin2','plait'),(-.6,-3.6,'in5','skin4','plait')):
        with at(x,y,.05,86): person(top=t,bottom='in8',dress='shirt',hair=h,skin=s,stride=.34,lean=10,hands=((-.24,-.4,1.15),(.24,.15,.95)))
    with at(5.6,-1.4,.04,-60): person(top='cl0',bottom='in7',dress='shirt',hair='short',hc='grey',skin='skin3',hands=((-.1,-.3,1.15),(.14,-.3,1.12)),build=1.1)
if K!='c': ball(-.4 if K!='b' else -.98,-1.1,.3,.3,mat('ma5',.5,.3)); ball(5.0,1.0,.36,.36,mat('in5',.5,.3)); [lathe([(.14,0),(.13,.03),(.03,.3),(.02,.32)],'ma5',seg=24,x=x,y=-1.55,z=.04) for x in(-4.8,-3.9,-3.0)]
for x,y,h in((-5.6,3.2,5.6),(5.4,3.3,5.0)):
    with at(x,y,.04): palmyra(h,seed=int(h*3))
if K not in 'bc':                                                      # near, their crowns would be cut
    with at(3.3,3.3,.04): tree(1.3,1.6,'leaf','tu5')
    with at(-4.1,3.2,.04): tree(1.1,1.4,'leaf','ma5')
hour({'a':'morning','b':'golden','c':'noon','d':'morning'}[K],{'a':44,'b':50,'c':-40,'d':-46}[K])
shoot('field',dict(a=((0,-.1,2.25),50,14,16,60,(-.225,.0)),p=((0,.0,1.8),28,14,17,60),b=((.85,-.65,.82),7.9,-6,17,60),c=((-1.2,.6,1.13),9.7,-18,16,60),d=((-1.8,-2.6,1.3),11,24,15,60)),bounces=3,ground=G)
