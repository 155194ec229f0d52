"""Nursing skills lab: a manikin in bed, chest compressions on the floor, an arm for injections, an anatomy torso."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from figure import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'ma7','p':'ma7','b':'cl2','c':'in1','d':'tu1'}[K]; reset(); cyc(G)
room(8.4,5.6,3.0,floor='ne3',wall='cl1',wall2='in1',skirt='in7',base='in8')
with at(0,-3.08): zari(8.7,-.33,.18,'in9')
box(0,2.77,0,8.4,.05,.95,'in3',.005)
with at(0,2.74): zari(8.36,.95,.16,'ma7')
with at(-4.17,0,0,90): zari(5.5,.95,.16,'ma7')
for x in(-3.0,3.05):
    with at(x,2.78,1.45): window(1.2,1.15,glass='tu1',nx=2)
def arm_model():                                                    # practice arm on a stand
    box(0,0,0,.5,.2,.03,'cl0',.01); tube([(-.2,0,.08),(.05,0,.09),(.22,0,.08)],.05,'skin2',radii=[1.1,.9,.6]); box(-.22,0,.02,.06,.14,.12,'in5',.01)
def torso_model():                                                  # anatomy torso: open chest, coloured organs
    cyl(0,0,0,.17,.05,'wood2',bev=.01); lathe([(.1,.05),(.16,.1),(.15,.25),(.19,.45),(.18,.53),(.07,.58),(.055,.64)],'skin1',sy=.62); ball(0,0,.75,.095,'skin1',(.92,1,1.2))
    for sx in(-1,1): ball(sx*.07,-.1,.42,.065,'ma3',(.85,.5,1.3),sub=3)
    ball(.02,-.14,.38,.045,'ma5',(1,.7,1.2),sub=3); ball(-.05,-.12,.28,.06,'ma8',(1.4,.6,.7),sub=3); ball(.06,-.12,.27,.045,'tu3',(1.2,.6,.8),sub=3)
    for k in range(4): tube([(-.08,-.11+.004*k,.2-.028*k),(.0,-.135,.19-.028*k),(.08,-.11,.2-.028*k)],.017,'tu5' if k%2 else 'ma1',bez=True)
def skeleton():
    b='cl2'; cyl(0,0,0,.25,.03,'ink',bev=.01); cyl(0,.06,0,.015,1.65,'steel')
    for k in range(15): box(0,.02,.93+k*.036,.05,.05,.027,b,.008)
    for k in range(7):
        w=.1+.02*(k<5)*k*.8; tube([(0,.04,1.4-k*.045),(w,.0,1.39-k*.045),(w*.8,-.09,1.36-k*.05),(.01,-.11,1.36-k*.05)],.009,b,bez=True); tube([(0,.04,1.4-k*.045),(-w,.0,1.39-k*.045),(-w*.8,-.09,1.36-k*.05),(-.01,-.11,1.36-k*.05)],.009,b,bez=True)
    ball(0,0,1.58,.085,b,(.9,1.05,1.1)); box(0,-.05,1.46,.08,.06,.05,b,.02)
    for sx in(-1,1):
        ball(sx*.035,-.075,1.575,.022,'ink',sub=2); tube([(sx*.05,0,1.42),(sx*.18,0,1.4)],.012,b); tube([(sx*.18,0,1.4),(sx*.2,0,1.12),(sx*.21,-.03,.88)],.014,b,radii=[1.2,1,.8]); ball(sx*.21,-.04,.84,.03,b,(.7,.7,1.5),sub=3)
        ball(sx*.07,0,.9,.07,b,(1.1,.7,1),sub=3); tube([(sx*.09,0,.86),(sx*.09,-.01,.47),(sx*.09,0,.1)],.02,b,radii=[1.2,1,.8]); ball(sx*.09,0,.47,.03,b,sub=3); box(sx*.09,-.05,.04,.06,.18,.04,b,.015)
# beds with manikins
for x,c in((-2.5,'tu5'),(.2,'in5')):
    if (K,x) in(('b',-2.5),('d',.2)): continue
    with at(x,1.25): bed(c,patient='skin1')
with at(-1.55,2.2): locker()
with at(-3.25,2.0): iv()
with at(.95,2.55,1.35,-12): monitor()
# bench with arms and torso
with at(2.9,1.9):
    box(0,.3,.0,2.2,.6,.84,'ma7',.02); box(0,.3,.84,2.3,.7,.05,'cl0',.01); [box(-.75+.75*k,-.005,.12,.66,.02,.6,'ma5',.01) for k in range(3)]
    with at(-.7,.25,.89,12): arm_model()
    with at(.05,.35,.89): torso_model()
    with at(.75,.25,.89,-14): arm_model()
    box(.42,.1,.89,.34,.2,.02,'steel',.006); [tube([(.32+.06*k,.04,.922),(.32+.06*k,.15,.922)],.011,'cl0') or tube([(.32+.06*k,.15,.922),(.32+.06*k,.18,.922)],.004,'steel') or box(.32+.06*k,.03,.912,.03,.01,.02,('ma5','tu5','in5','ne5')[k],0) for k in range(4)]
    cyl(-.28,.12,.89,.05,.12,'mist',bev=.01); cyl(-.28,.12,1.01,.03,.03,'ma5')
if K not in 'bd':                                                          # on a card a badge stands in the corner of d
  with at(-3.8,-.4,0,60): skeleton()
if K!='c':
  with at(2.15,1.3,0,170): student(skin='skin3',hands=((-.12,-.5,.98),(.12,-.52,1.0)),nod=18,lean=8)
if K!='c':
  with at(3.7,1.35,0,186): student(hair='bun',skin='skin2',hands=((-.1,-.52,1.0),(.14,-.5,.98)),nod=16,lean=6,build=1.06)
# the teacher shows a pulse at the bed
if K!='b':
  with at(-1.72,.7,0,-74): person(top='ne7',dress='saree',bottom='tu3',hair='bun',hc='grey',skin='skin3',hands=((-.08,-.42,.92),(.16,-.45,.98)),nod=14,build=1.06)
with at(-3.28,.95 if K!='d' else 1.15,0,80): student(skin='skin2',hands=((-.1,-.4,.95),(.1,-.3,1.0)),nod=14)
with at(-3.26 if K!='d' else -3.2,.2 if K!='d' else -.1,0,60): student(skin='skin4',hair='scarf',hc='cl0',dup=None,top='in5',hands=((-.1,-.3,1.02),(.1,-.3,1.02)),nod=16,hold=('sheet','ma5'))
if K!='b':
  with at(-1.72 if K!='d' else -1.1,1.55,0,-82): person(top='cl0' if K!='d' else 'ma5',bottom='in7',dress='shirt',hair='short',skin='skin3',hands=((-.08,-.28,1.0),(.12,-.3,1.02)),nod=10)
with at(1.05,.95,0,-80): nurse(skin='skin2',hands=((-.1,-.42,.9),(.15,-.42,.95)),nod=12,lean=8)
# chest compressions on a mat
with at(1.35,-1.35,0,-12):
    box(0,0,0,2.3,1.5,.04,'in5',.015); box(0,0,.04,2.1,1.3,.006,'in7',0)
    with at(.25,.12,.046,90): lying('cl0','in3','skin1')
    with at(.06,.66,.04,0): student(pose='kneel2',lean=38,hands=((-.03,-.56,.3),(.03,-.56,.3)),skin='skin3',nod=14,dup=None,border='in7')
    with at(-.85,.45,.04,-48): student(pose='kneel',hair='bun',skin='skin2',hands=((-.1,-.4,.55),(.12,-.36,.6)),nod=18,lean=10)
if K!='b':                                                             # the edge would cut her
  with at(3.35,-1.2,0,84): person(top='ma5',dress='saree',bottom='ma8',hair='bun',skin='skin2',hands=((-.1,-.28,1.0),(.1,-.28,1.0)),nod=16,hold=('sheet','wood2'))
with at(-3.8,2.4): plant(1.3,'ma5',11)
hour({'a':'morning','p':'morning','b':'soft','c':'noon','d':'golden'}[K],{'a':44,'p':44,'b':48,'c':-40,'d':50}[K])
shoot('skills',dict(a=((.0,.0,1.0),34,14,17,60,(-.225,.0)),p=((0,-.1,1.0),19.3,14,18,60),b=((.85,-.4,1.08),9.7,-20,18,60),c=((2.95,2.1,1.15),3.9,-18,17,60),d=((-2.45,.8,.85),8.2,7,20,60)),bounces=4,ground=G)
